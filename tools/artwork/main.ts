import { basename } from 'node:path';
import { renderPicture } from './lib/render';
import { pictures } from './pictures';

/** Renders the pictures named on the command line (`home blog1`), or all of them. */
async function main(names: readonly string[]): Promise<void> {
  const chosen = pictures.filter(
    ({ file }) => names.length === 0 || names.includes(basename(file, '.png')),
  );
  for (const picture of chosen) {
    const bytes = await renderPicture(picture);
    console.log(`${picture.file} ${Math.round(bytes / 1024)} kB`);
  }
}

void main(process.argv.slice(2));
