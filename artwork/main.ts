import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, parse } from 'node:path';
import { drawings } from './drawings';
import { fromRoot } from './lib/files';

/** Draws the pictures named on the command line (`about blog1`), or all of them. */
async function main(names: readonly string[]): Promise<void> {
  const nameOf = (file: string) => parse(file).name;
  const known = Object.keys(drawings).map(nameOf);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`There is no picture called ${unknown.join(', ')}`);
  for (const [file, draw] of Object.entries(drawings)) {
    if (names.length > 0 && !names.includes(nameOf(file))) continue;
    const content = Buffer.from(await draw());
    await mkdir(dirname(fromRoot(file)), { recursive: true });
    await writeFile(fromRoot(file), content);
    console.log(`${file} ${Math.round(content.length / 1024)} kB`);
  }
}

await main(process.argv.slice(2));
