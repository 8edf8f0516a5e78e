import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, parse } from 'node:path';
import { brandFiles } from './brand';
import { fromRoot } from './lib/files';
import { renderPicture } from './lib/render';
import { mapFiles } from './map/map';
import * as pictures from './pictures';
import { pulseFiles } from './pictures/openings';

/** Draws the pictures and brand files named on the command line (`home mark`), or all of them. */
async function main(names: readonly string[]): Promise<void> {
  const drawings = Object.values(pictures)
    .flat()
    .map((picture) => [picture.file, () => renderPicture(picture)] as const);
  const files = { ...brandFiles, ...mapFiles, ...pulseFiles };
  // A light names the digest of its picture, which is drawn before it.
  const jobs = [...drawings, ...Object.entries(files)];
  const known = jobs.map(([file]) => parse(file).name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`No picture is called ${unknown.join(', ')}`);
  for (const [file, draw] of jobs) {
    if (names.length > 0 && !names.includes(parse(file).name)) continue;
    const content = Buffer.from(await draw());
    await mkdir(dirname(fromRoot(file)), { recursive: true });
    await writeFile(fromRoot(file), content);
    console.log(`${file} ${Math.round(content.length / 1024)} kB`);
  }
}

await main(process.argv.slice(2));
