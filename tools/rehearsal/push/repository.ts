import { execFileSync, spawnSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Refuses a push with a mistake in the content, and answers with the lines of the content check. */
const preReceive = (project: string) => `#!/bin/sh
while read -r old new ref; do
  folder=$(mktemp -d)
  git archive "$new" content | tar -x -C "$folder"
  (cd "${project}" && node --import tsx tools/content-check.ts "$folder")
  status=$?
  rm -rf "$folder"
  [ $status -eq 0 ] || exit 1
done
`;

/**
 * Creates a bare repository from the last commit of a project, with a writer's clone and the build server's.
 *
 * @param checkout the build server's clone, which gets the project's packages
 * @returns the writer's clone, and functions that commit and push everything in it, and take back its last commit
 */
export function createRepository(project: string, root: string, checkout: string) {
  const bare = path.join(root, 'origin.git');
  const writer = path.join(root, 'writer');
  git(root, 'clone', '-q', '--bare', project, bare);
  git(bare, 'branch', '-f', 'main', git(project, 'rev-parse', 'HEAD').trim());
  git(bare, 'symbolic-ref', 'HEAD', 'refs/heads/main');
  for (const clone of [writer, checkout]) git(root, 'clone', '-q', '-b', 'main', bare, clone);
  symlinkSync(path.join(project, 'node_modules'), path.join(checkout, 'node_modules'));
  writeFileSync(path.join(bare, 'hooks/pre-receive'), preReceive(project), { mode: 0o755 });
  git(writer, 'config', 'user.name', 'Writer');
  git(writer, 'config', 'user.email', 'writer@sample.example');
  return {
    writer,
    push: (subject: string) => {
      git(writer, 'add', '-A');
      git(writer, 'commit', '-q', '-m', subject);
      const { status, stderr } = spawnSync('git', ['push', '-q', 'origin', 'main'], {
        cwd: writer,
        encoding: 'utf8',
      });
      return { isAccepted: status === 0, output: stderr };
    },
    takeBack: () => git(writer, 'reset', '-q', '--hard', 'origin/main'),
  };
}
