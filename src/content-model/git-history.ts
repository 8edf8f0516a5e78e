import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs Git in a folder and returns its output. Rejects without Git, outside a repository and if the command fails. */
export async function git(cwd: string, ...args: string[]): Promise<string> {
  const options = { cwd, maxBuffer: 64 * 1024 * 1024 };
  return (await run('git', ['-c', 'core.quotePath=false', ...args], options)).stdout;
}

/**
 * The commits of `git log`, newest first. A renamed file counts as removed and added: to detect renames, Git would need
 * the files' contents, which hosts such as Netlify do not clone.
 *
 * @param cwd the folder to which paths are relative
 * @param args further arguments, such as the paths
 * @returns for each its hash, the committer's time in ISO format, and the paths that it added, changed or removed
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
