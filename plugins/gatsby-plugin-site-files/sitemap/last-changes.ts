import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Separates commits in the output of `git log`. A path cannot contain it. */
const separator = '\0';

/**
 * The date of the last commit of each file, as ISO dates by path. Empty without Git and in a shallow clone, in which
 * every file would have the date of the last commit.
 *
 * @param root the repository's folder
 * @param folders the folders of the files, relative to `root`
 */
export async function lastChanges(
  root: string,
  folders: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const dates = new Map<string, string>();
  const git = async (...args: string[]) =>
    (await run('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 })).stdout;
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'false') return dates;
    const log = await git(
      ...['-c', 'core.quotePath=false', 'log', '--relative', '--name-only'],
      ...['--format=%x00%cs', '--', ...folders],
    );
    for (const commit of log.split(separator).slice(1)) {
      const [date = '', ...files] = commit.split('\n').filter(Boolean);
      for (const file of files) if (!dates.has(file)) dates.set(file, date);
    }
  } catch {
    return new Map();
  }
  return dates;
}
