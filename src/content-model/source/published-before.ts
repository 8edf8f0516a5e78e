import { contentTypeOf } from '../schema/content-types';
import { concurrently } from './concurrently';
import { commitsOf, git, isInRepository } from './git-history';
import { parseMarkdown } from './parse-markdown';
import { isPublished } from './publication';

/** A version of a file on the main line of the repository. */
type Version = Awaited<ReturnType<typeof versionsOf>>[number];

/** Names of the main branch. A clone knows its server's by the first, unless the server has got or renamed it later. */
const mainBranches = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];

/** Every version of the content's files, as the builds of the main branch have seen them. */
async function versionsOf(root: string, today: Date) {
  const refs = (await git(root, 'for-each-ref', '--format=%(refname:lstrip=2)')).split('\n');
  // What only a branch adds or renames was never published.
  const main = mainBranches.find((name) => refs.includes(name)) ?? 'HEAD';
  // `-m` shows what a merge brings to the main line.
  const commits = await commitsOf(root, main, '--first-parent', '-m', '--', '*.md', '*.json');
  const replaced = new Map<string, Date>();
  return commits.flatMap(({ hash, time, files }) =>
    files.map((path) => {
      /** When the next version replaced it. */
      const until = replaced.get(path) ?? today;
      replaced.set(path, new Date(time));
      return { path, hash, until };
    }),
  );
}

async function wasPublished(root: string, { path, hash, until }: Version): Promise<boolean> {
  // Fails for the commit that removes the file.
  const text = await git(root, 'show', `${hash}:./${path}`).catch(() => undefined);
  if (text === undefined) return false;
  if (contentTypeOf(path)?.format === 'json') return true;
  return isPublished(Object(parseMarkdown(text).content?.data), until);
}

/**
 * The content files that an earlier build has published, as far as Git history goes back
 * (docs/decisions/0047-lost-addresses.md).
 *
 * @param root the content folder's absolute path
 * @param isAsked which files to check: each of their versions is read
 * @returns their paths below the content folder
 */
export async function publishedBefore(
  root: string,
  isAsked: (path: string) => boolean,
  today: Date,
): Promise<ReadonlySet<string>> {
  if (!isInRepository(root)) return new Set();
  const versions = await versionsOf(root, today).catch(() => []);
  const asked = versions.filter(({ path }) => isAsked(path));
  const published = await concurrently(asked, (version) => wasPublished(root, version));
  return new Set(asked.filter((_, index) => published[index]).map(({ path }) => path));
}
