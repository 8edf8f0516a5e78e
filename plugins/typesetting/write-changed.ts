import type { GatsbyCache } from 'gatsby';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A file that is made of something. */
export interface MadeFile {
  /** Its path below the folder. */
  file: string;
  /** Changes with everything that the file is made of. */
  digest: string;
}

const key = 'digests';

/** The digest of what a file is made of. */
export const digestOf = (parts: unknown): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** The digest of everything in folders: changes with a plugin's code and templates. */
export async function digestOfFolders(...folders: string[]): Promise<string> {
  const names = await Promise.all(
    folders.map(async (folder) => (await filesIn(folder)).map((name) => path.join(folder, name))),
  );
  const texts = names
    .flat()
    .sort()
    .map((name) => readFile(name, 'utf8'));
  return digestOf(await Promise.all(texts));
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
}

/**
 * Makes the files of a folder that changed since the last build, and removes all others from it.
 *
 * @param cache remembers the digests from one build to the next
 * @param make makes the files that are due and hands each to `write`
 * @returns how many files were made
 */
export async function writeChanged<F extends MadeFile>(
  folder: string,
  files: readonly F[],
  cache: Pick<GatsbyCache, 'get' | 'set'>,
  make: (due: readonly F[], write: (file: F, content: Buffer) => Promise<void>) => Promise<void>,
): Promise<number> {
  const before: Readonly<Record<string, string>> = (await cache.get(key)) ?? {};
  const now = Object.fromEntries(files.map(({ file, digest }) => [file, digest]));
  const present = new Set(await filesIn(folder));
  for (const file of present) {
    if (!(file in now)) await rm(path.join(folder, file));
  }
  const due = files.filter(({ file, digest }) => before[file] !== digest || !present.has(file));
  if (due.length > 0) {
    await make(due, async ({ file }, content) => {
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content);
    });
  }
  await cache.set(key, now);
  return due.length;
}
