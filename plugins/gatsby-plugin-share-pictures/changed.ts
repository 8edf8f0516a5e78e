import type { GatsbyCache } from 'gatsby';
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFolder } from '../../src/content-model/source/folder';

export const digestOf = (value: unknown): string => hash('sha256', JSON.stringify(value));

/** The digest of the code and the colours, which change every picture. */
export const digestOfCode = (): string =>
  digestOf([
    ...['plugins/typesetting', 'plugins/gatsby-plugin-share-pictures'].flatMap((folder) =>
      [...listFolder(folder)].map((file) => readFileSync(path.join(folder, file), 'latin1')),
    ),
    readFileSync('src/styles/palette.css', 'utf8'),
  ]);

/**
 * Generates the files of a folder whose digest has changed since the last build, and deletes files that are not listed.
 *
 * @param cache stores the digests between builds
 * @returns the number of changed files
 */
export async function generateChanged<F extends { file: string; digest: string }>(
  folder: string,
  files: readonly F[],
  cache: Pick<GatsbyCache, 'get' | 'set'>,
  generate: (changed: readonly F[]) => Promise<unknown>,
): Promise<number> {
  const before: Readonly<Record<string, string>> = (await cache.get('digests')) ?? {};
  const digests = Object.fromEntries(files.map(({ file, digest }) => [file, digest]));
  mkdirSync(folder, { recursive: true });
  const existing = listFolder(folder);
  for (const file of existing) if (!(file in digests)) rmSync(path.join(folder, file));
  const changed = files.filter(
    ({ file, digest }) => before[file] !== digest || !existing.has(file),
  );
  if (changed.length > 0) await generate(changed);
  await cache.set('digests', digests);
  return changed.length;
}
