import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { replaceFile } from '../src/server/replace-file';

const COMPRESSIBLE = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;

/** Bytes. Compression does not speed up smaller files. */
const SMALLEST = 1000;

const copies = {
  '.br': (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST) return;
  for (const [extension, compress] of Object.entries(copies)) {
    const copy = `${file}${extension}`;
    if (!existsSync(copy)) replaceFile(copy, await compress(bytes));
  }
}

/**
 * Writes a brotli and a gzip copy of each text file of a built site that has none, for @fastify/static to serve. The build
 * has removed the copies of files that it has changed (plugins/gatsby-plugin-host-files/files.ts).
 *
 * @param folder such as `public`
 */
export async function compressSite(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  await Readable.from(files).forEach(compressFile, { concurrency: 4 });
}
