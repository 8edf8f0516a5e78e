import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;
const COPY = /\.(br|gz)$/;

/** Bytes. Compression does not speed up smaller files. */
const SMALLEST = 1000;

const copies = {
  '.br': (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

const isFresh = (file: string, changed: Date) =>
  stat(file).then(
    // File systems round times: 5.007 s may become 5.006999.
    ({ mtimeMs }) => Math.round(mtimeMs) === changed.getTime(),
    () => false,
  );

async function compressFile(file: string): Promise<void> {
  const { size, mtimeMs } = await stat(file);
  if (size < SMALLEST) return;
  // Not every file system stores fractions of a millisecond.
  const changed = new Date(Math.floor(mtimeMs));
  let bytes: Buffer | undefined;
  for (const [extension, compress] of Object.entries(copies)) {
    const copy = `${file}${extension}`;
    if (await isFresh(copy, changed)) continue;
    bytes ??= await readFile(file);
    await writeFile(copy, await compress(bytes));
    await utimes(copy, changed, changed);
  }
}

/**
 * Writes a brotli and a gzip copy of each text file of a built site, for @fastify/static to serve. Copies of unchanged
 * files are kept, copies of deleted files are deleted.
 *
 * @param folder such as `public`
 */
export async function compressSite(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name)),
  );
  const queue = [...files].filter((file) => COMPRESSIBLE.test(file));
  const lane = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) await compressFile(file);
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
  const orphans = [...files].filter(
    (file) => COPY.test(file) && !files.has(file.replace(COPY, '')),
  );
  for (const orphan of orphans) await rm(orphan);
}
