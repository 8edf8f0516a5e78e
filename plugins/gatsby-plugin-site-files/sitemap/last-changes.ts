import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** One commit's mark in the listing, in front of its day: a path cannot hold it. */
const mark = '\0';

/**
 * The day of the last commit of each file, as ISO days. A repository that was fetched without its history, as
 * build servers often do, would date every file on the day of the last push: then nothing is said.
 *
 * @param root the repository's folder
 * @param folders whose files are asked for, relative to it
 * @returns days by path; none without Git or without the whole history
 */
export async function lastChanges(
  root: string,
  folders: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const days = new Map<string, string>();
  const git = async (...args: string[]) =>
    (await run('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 })).stdout;
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'false') return days;
    const log = await git(
      ...['-c', 'core.quotePath=false', 'log', '--relative', '--name-only'],
      ...['--format=%x00%cs', '--', ...folders],
    );
    for (const commit of log.split(mark).slice(1)) {
      const [day = '', ...files] = commit.split('\n').filter(Boolean);
      for (const file of files) if (!days.has(file)) days.set(file, day);
    }
  } catch {
    return new Map();
  }
  return days;
}
