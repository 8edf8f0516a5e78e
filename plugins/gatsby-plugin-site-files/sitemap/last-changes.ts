import { commitsOf, git } from '../../../src/content-model/git-history';

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
  try {
    if ((await git(root, 'rev-parse', '--is-shallow-repository')).trim() !== 'false') return dates;
    for (const { time, files } of await commitsOf(root, '--', ...folders)) {
      for (const file of files) if (!dates.has(file)) dates.set(file, time.slice(0, 10));
    }
  } catch {
    return new Map();
  }
  return dates;
}
