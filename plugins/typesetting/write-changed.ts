import type { GatsbyCache } from 'gatsby';
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFolder } from '../../src/content-model/source/folder';

export interface GeneratedFile {
  /** Its path, relative to the folder. */
  file: string;
  /** The digest of its input. */
  digest: string;
}

const cacheKey = 'digests';

export const digestOf = (value: unknown): string => hash('sha256', JSON.stringify(value));

/** The texts of all files of a folder. */
const textsIn = (folder: string): string[] =>
  [...listFolder(folder).files].sort().map((file) => readFileSync(path.join(folder, file), 'utf8'));

/**
 * The digest of a plugin's files, those of this folder, and the palette colours that they name, so that other colours
 * do not change the documents.
 */
export function digestOfCode(
  plugin: string,
  palette = readFileSync('src/styles/palette.css', 'utf8'),
): string {
  const code = ['plugins/typesetting', `plugins/${plugin}`].flatMap(textsIn);
  const colours = [...palette.matchAll(/--([\w-]+): (#\w+)/g)].filter(([, name = '']) =>
    code.some((text) => text.includes(name)),
  );
  return digestOf([code, colours]);
}

/**
 * Generates the files of a folder whose input has changed since the last build, and deletes files that are not listed.
 *
 * @param cache stores the digests between builds
 * @param generate generates the changed files and passes each to `write`
 * @returns the number of changed files
 */
export async function writeChanged<F extends GeneratedFile>(
  folder: string,
  files: readonly F[],
  cache: Pick<GatsbyCache, 'get' | 'set'>,
  generate: (
    changed: readonly F[],
    write: (file: F, content: Buffer) => Promise<void>,
  ) => Promise<void>,
): Promise<number> {
  const oldDigests: Readonly<Record<string, string>> = (await cache.get(cacheKey)) ?? {};
  const digests = Object.fromEntries(files.map(({ file, digest }) => [file, digest]));
  await mkdir(folder, { recursive: true });
  const existing = listFolder(folder).files;
  for (const file of existing) {
    if (!(file in digests)) await rm(path.join(folder, file));
  }
  const changed = files.filter(
    ({ file, digest }) => oldDigests[file] !== digest || !existing.has(file),
  );
  if (changed.length > 0) {
    await generate(changed, async ({ file }, content) => {
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content);
    });
  }
  await cache.set(cacheKey, digests);
  return changed.length;
}
