import { contentTypeOf } from '../schema/content-types';
import { concurrently } from './concurrently';
import { commitsOf, git, isInRepository } from './git-history';
import { parseMarkdown } from './parse-markdown';
import { isPublished } from './publication';

/** A version of a file on the main line of the repository. */
type Version = Awaited<ReturnType<typeof versionsOf>>[number];

/** Every version of the content's files, as the builds of the main branch have seen them. */
async function versionsOf(root: string, today: Date) {
  // `-m` shows what a merge brings to the main line.
  const files = ['--first-parent', '-m', '--', '*.md', '*.json'];
  // A clone knows its server's main branch by this name. What only a branch adds or renames was never published.
  const commits = await commitsOf(root, 'origin/HEAD', ...files).catch(() =>
    commitsOf(root, 'HEAD', ...files),
  );
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
  if (contentTypeOf(path)?.kind === 'json') return true;
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
