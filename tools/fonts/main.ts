/**
 * Cuts the site's font to the characters that its language needs and prints the metrics
 * by which the fallback fonts are matched (src/styles/fonts.css).
 *
 * Run after changing the font's package: `npm run fonts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { matches } from './match';

const source =
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const folder = 'src/styles/fonts';

const printable = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => 0x20 + index);

/** What nearly every page needs, and what only names and quotations from abroad do (`unicode-range` in fonts.css). */
const cuts = {
  'instrument-sans': `${String.fromCodePoint(...printable)}\u00a0£€©·×–—‘’“”•…←→`,
  'instrument-sans-further':
    '®°±÷«»¿¡§¶½¼¾ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœŠšŽž‚„′″−↑↓≤≥',
};

async function cut(): Promise<void> {
  const original = await readFile(source);
  for (const [name, characters] of Object.entries(cuts)) {
    const subset = await subsetFont(original, characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 600 } },
    });
    await writeFile(`${folder}/${name}.woff2`, subset);
    console.log(`${name}: ${subset.length} bytes, cut from ${original.length}`);
  }
  console.table(await matches(original));
}

void cut();
