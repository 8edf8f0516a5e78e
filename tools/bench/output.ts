import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { concurrently } from '../../src/data-layer/validation/concurrently';

/** What a build has written: each file's digest by its path, with `/` between folders. */
export type Output = ReadonlyMap<string, string>;

/** Pages as visitors and scripts fetch them, and what machines read; not pictures and bundles. */
const isText = (file: string) => /\.(html|json|xml)$/.test(file);

/** Reads what stands in the published folder. */
export async function readOutput(publicFolder: string): Promise<Output> {
  const entries = await readdir(publicFolder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map(({ parentPath, name }) => path.relative(publicFolder, path.join(parentPath, name)))
    .map((file) => file.replaceAll('\\', '/'));
  const digests = await concurrently(files, async (file): Promise<[string, string]> => {
    const content = await readFile(path.join(publicFolder, file));
    return [file, createHash('md5').update(content).digest('hex')];
  });
  return new Map(digests);
}

/** The files whose content differs between two builds, or that only one of them has. */
export const changedFiles = (before: Output, after: Output): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );

/** The size of a file in kB, to one decimal; 0 where it is missing. */
export async function kilobytes(publicFolder: string, file: string): Promise<number> {
  const found = await stat(path.join(publicFolder, file)).catch(() => undefined);
  return Math.round((found?.size ?? 0) / 100) / 10;
}
