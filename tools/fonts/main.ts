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
const target = 'src/styles/fonts/instrument-sans.woff2';

/** Printable ASCII, the accented letters of Western Europe, and the punctuation that writers use. */
const characters = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'\u00a0£€©®°±·×÷«»¿¡§¶½¼¾ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœŠšŽž',
  ...'–—‘’‚“”„…•′″−→←↑↓≤≥',
].join('');

async function cut(): Promise<void> {
  const original = await readFile(source);
  const subset = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  });
  await writeFile(target, subset);
  console.log(`${target}: ${subset.length} bytes, cut from ${original.length}`);
  console.table(await matches(subset));
}

void cut();
