/**
 * `npm run screens`: takes pictures of every page and state of the built site, in `screens/`. With `--against REF`, it
 * builds another commit and the working tree, and reports how their pictures differ. Other options, behind it, are
 * Playwright's.
 */
import { execFileSync, execSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../host/run-command';
import { buildPorts, buildSite, environment } from './site/gatsby';

const stdio = 'inherit';

/** Takes or compares pictures of the site in a folder. */
function screens(root: string, args: readonly string[]): number {
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--project=screens', ...args];
  const env = { ...process.env, SCREENS_OF: root, PLAYWRIGHT_HTML_OPEN: 'never' };
  return spawnSync(process.execPath, command, { stdio, env }).status ?? 1;
}

/** Builds another commit in a folder of its own, with this project's packages if it has the same. */
async function buildCommit(ref: string): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'screens-'));
  execFileSync('git', ['worktree', 'add', '--detach', root, ref], { stdio });
  const lockFile = (folder: string) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  if (lockFile(root) === lockFile('.')) {
    await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
  } else {
    execSync('npm ci --include=dev --loglevel error', { stdio, cwd: root });
  }
  await buildSite(environment(buildPorts), root);
  return root;
}

void runCommand(module, async (args) => {
  const [option, ref, ...others] = args;
  if (option !== '--against') return screens('.', ['-u', 'all', ...args]);
  if (!ref) throw new Error('Name a commit, such as main: npm run screens -- --against main');
  const root = await buildCommit(ref);
  try {
    screens(root, ['-u', 'all', ...others]);
    await buildSite(environment(buildPorts));
    return screens('.', ['-u', 'none', '--reporter', 'list,html', ...others]);
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', root], { stdio });
  }
});
