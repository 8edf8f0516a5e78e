/** `node --import tsx host/compress.ts`: compresses the built site, before `npm run serve` and in the container's image. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { replaceFile } from '../src/server/shared/replace-file';
import { removeStaleCopies } from '../src/server/shared/stale-copies';
import { runCommand } from './run-command';

const COMPRESSIBLE = /\.(html|js|css|json|svg|xml|txt)$/;

const copies = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) };

async function compressFile(file: string): Promise<void> {
  for (const [extension, compress] of Object.entries(copies)) {
    const copy = `${file}${extension}`;
    if (!existsSync(copy)) replaceFile(copy, await compress(await readFile(file)));
  }
}

/**
 * Writes a brotli and a gzip copy of each text file of a built site, for the host to serve, unless there is one that is
 * not older.
 *
 * @param folder such as `public`
 * @throws if there is no such folder
 */
export async function compressSite(folder: string): Promise<void> {
  if (!existsSync(folder)) {
    throw new Error(`${folder}: no built site. Run \`npm run build\` first`);
  }
  removeStaleCopies(folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  await Readable.from(texts).forEach(compressFile, { concurrency: 4 });
}

void runCommand(module, () => compressSite('public'));
