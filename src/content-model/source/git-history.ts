import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The environment without what Git sets for hooks: it names a repository, whatever the folder (githooks(5)). Messages are
 * in English, since they are read below.
 */
export const gitEnvironment = () => ({
  ...process.env,
  LC_ALL: 'C',
  GIT_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_INDEX_FILE: undefined,
});

/** Runs Git in a folder and returns its output. Rejects without Git, outside a repository and if the command fails. */
export async function git(cwd: string, ...args: string[]): Promise<string> {
  const options = { cwd, env: gitEnvironment(), maxBuffer: 64 * 1024 * 1024 };
  return (await run('git', ['-c', 'core.quotePath=false', ...args], options)).stdout;
}

/** Whether a folder is part of a repository, without starting Git. */
export function isInRepository(folder: string): boolean {
  const parent = path.dirname(folder);
  return existsSync(path.join(folder, '.git')) || (parent !== folder && isInRepository(parent));
}

/**
 * The commits of `git log`, newest first. A renamed file counts as removed and added: to detect renames, Git would need
 * the files' contents, which hosts such as Netlify do not clone.
 *
 * @param cwd the folder to which paths are relative
 * @param args further arguments, such as the paths
 * @returns for each its hash, the commit time in ISO format, and the paths that it added, changed or removed
 */
export async function commitsOf(cwd: string, ...args: string[]) {
  const format = ['--relative', '--name-only', '--no-renames', '--format=%x00%H %cI'];
  const log = await git(cwd, 'log', ...format, ...args);
  // A path cannot contain NUL.
  return log
    .split('\0')
    .slice(1)
    .map((commit) => {
      const [head = '', ...files] = commit.split('\n').filter(Boolean);
      const [hash = '', time = ''] = head.split(' ');
      return { hash, time, files };
    });
}

/** What to say about a failure of Git, by its output. */
const failures: readonly [pattern: RegExp, reason: string][] = [
  [/ENOENT/, 'Git is not installed'],
  [/dubious ownership/, 'the folder belongs to another user (git config --global safe.directory)'],
  [/./s, 'the folder is not a Git repository'],
];

/**
 * Why Git does not know a folder's whole history, without which lost addresses are not found and the sitemap has no
 * dates (docs/decisions/0047-lost-addresses.md).
 *
 * @returns A line for the build's log, or undefined if it does.
 */
export async function missingHistory(cwd: string): Promise<string | undefined> {
  const reason = await git(cwd, 'rev-parse', '--is-shallow-repository').then(
    (isShallow) => (isShallow.trim() === 'true' ? 'the clone is shallow' : undefined),
    (error: unknown) => failures.find(([pattern]) => pattern.test(String(error)))?.[1],
  );
  return reason && `content: ${reason}: lost addresses are not checked, the sitemap has no dates`;
}
