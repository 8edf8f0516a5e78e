/**
 * `npm run bundle [-- --accept]`: the brotli size of the scripts of each kind of page and of each lazily loaded part.
 * Ends with 1 where one has grown by more than 2 kB since `sizes.json` was written. `--accept` writes that file, so
 * that growth shows in a commit.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

/** The growth in bytes that needs no acceptance. */
const tolerance = 2000;
const file = path.join(import.meta.dirname, 'sizes.json');

type Sizes = Record<string, number>;

const bytesOf = (script: string) =>
  brotliCompressSync(readFileSync(path.join('public', script))).length;

/** The bytes of the scripts that each page component needs to start, and of each named part that is loaded later. */
function measure(): Sizes {
  const { assetsByChunkName } = JSON.parse(readFileSync('public/webpack.stats.json', 'utf8')) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const { app = [], ...others } = assetsByChunkName;
  const sizes: Sizes = {};
  for (const [name, assets] of Object.entries(others)) {
    const isPage = name.startsWith('component---');
    const needed = new Set(isPage ? [...app, ...assets] : assets);
    const part = name.replace(/^component---src-/, '').replace(/-tsx$/, '');
    sizes[part] = [...needed]
      .filter((asset) => asset.endsWith('.js'))
      .reduce((sum, script) => sum + bytesOf(script), 0);
  }
  return sizes;
}

const sizes = measure();
const { values } = parseArgs({ options: { accept: { type: 'boolean', default: false } } });
if (values.accept) writeFileSync(file, `${JSON.stringify(sizes, null, 2)}\n`);

const accepted = JSON.parse(readFileSync(file, 'utf8')) as Sizes;
for (const [part, size] of Object.entries(sizes)) {
  const before = accepted[part] ?? 0;
  const hasGrown = size > before + tolerance;
  if (hasGrown) process.exitCode = 1;
  console.log(`${part.padEnd(40)} ${size} bytes${hasGrown ? `, was ${before}: too much` : ''}`);
}
if (process.exitCode) console.log('Make it smaller, or accept it: npm run bundle -- --accept');
