import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, parse } from 'node:path';
import { brand, type BrandFile } from './brand';
import { renderPicture } from './lib/render';
import { pictures } from './pictures';

async function writeBrandFile({ file, make }: BrandFile): Promise<number> {
  const content = Buffer.from(await make());
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  return content.length;
}

/** Renders the pictures and brand files named on the command line (`home mark`), or all of them. */
async function main(names: readonly string[]): Promise<void> {
  const jobs = [
    ...brand.map((file) => ({ file: file.file, run: () => writeBrandFile(file) })),
    ...pictures.map((picture) => ({ file: picture.file, run: () => renderPicture(picture) })),
  ];
  for (const { file, run } of jobs) {
    if (names.length > 0 && !names.includes(parse(file).name)) continue;
    console.log(`${file} ${Math.round((await run()) / 1024)} kB`);
  }
}

void main(process.argv.slice(2));
