/**
 * `npm run bundle [-- --accept]`: prints the brotli size of the scripts of each page component and of each lazy chunk.
 * Exits with 1 if one is more than 2 kB larger than in `sizes.json`. `--accept` updates that file, so that growth is
 * visible in a commit.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

/** The allowed growth without `--accept`, in bytes. */
const tolerance = 2000;
const file = path.join(import.meta.dirname, 'sizes.json');

type Sizes = Record<string, number>;

const bytesOf = (script: string) =>
  brotliCompressSync(readFileSync(path.join('public', script))).length;

/** The size of the initial scripts of each page component, and of each named lazy chunk. */
function measure(): Sizes {
  const { assetsByChunkName } = JSON.parse(readFileSync('public/webpack.stats.json', 'utf8')) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const { app = [], ...others } = assetsByChunkName;
  const sizes: Sizes = {};
  for (const [name, assets] of Object.entries(others)) {
    const isPage = name.startsWith('component---');
    const files = new Set(isPage ? [...app, ...assets] : assets);
    const shortName = name.replace(/^component---src-/, '').replace(/-tsx$/, '');
    sizes[shortName] = [...files]
      .filter((asset) => asset.endsWith('.js'))
      .reduce((sum, script) => sum + bytesOf(script), 0);
  }
  return sizes;
}

const sizes = measure();
const { values } = parseArgs({ options: { accept: { type: 'boolean', default: false } } });
if (values.accept) writeFileSync(file, `${JSON.stringify(sizes, null, 2)}\n`);

const accepted = JSON.parse(readFileSync(file, 'utf8')) as Sizes;
for (const [name, size] of Object.entries(sizes)) {
  const before = accepted[name] ?? 0;
  const hasGrown = size > before + tolerance;
  if (hasGrown) process.exitCode = 1;
  console.log(`${name.padEnd(40)} ${size} bytes${hasGrown ? `, was ${before}: too large` : ''}`);
}
if (process.exitCode) console.log('Reduce the size, or accept it: npm run bundle -- --accept');
