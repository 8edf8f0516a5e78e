/**
 * Cuts the site's font to the characters that its language needs and prints the metrics
 * by which the fallback fonts are matched (src/styles/fonts.css).
 *
 * Run after changing the font's package: `npm run fonts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { matches } from './match';
import { fontOf, tablesOf } from './tables';

const source =
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const folder = 'src/styles/fonts';

const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(0x61 + index)).join(
  '',
);

/** What every page needs, and what only names, code and quotations from abroad do (`unicode-range` in fonts.css). */
const cuts = {
  'instrument-sans': `${letters}${letters.toUpperCase()}0123456789 \u00a0!"#$%&'()*+,-./:;<=>?@£€©·–—‘’“”…→`,
  'instrument-sans-further':
    '[\\]^_`{|}~×•←®°±÷«»¿¡§¶½¼¾ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœŠšŽž‚„′″−↑↓≤≥',
};

/** The weights that the site uses, and the one whose kerning serves all of them. */
const weights = { min: 400, max: 600 };
const middle = 500;

/**
 * The font with some characters only. Its kerning is that of the middle weight: letting every pair of letters
 * vary with the weight takes a third of the file, and moves 25 of 4,749 pairs by more than a hundredth of an em.
 */
async function cutTo(characters: string, original: Buffer): Promise<Buffer> {
  const cut = async (wght: typeof weights | number) =>
    tablesOf(
      await subsetFont(original, characters, {
        targetFormat: 'sfnt',
        keepFeatures: ['kern', 'tnum'],
        variationAxes: { wght },
        dropTables: ['STAT', 'gasp'],
        noHinting: true,
      }),
    );
  const tables = await cut(weights);
  const steady = await cut(middle);
  // Glyph classes belong to the kerning: the variable font's hold its variations.
  for (const tag of ['GPOS', 'GDEF']) tables.set(tag, steady.get(tag) ?? Buffer.alloc(0));
  return subsetFont(fontOf(tables), undefined, { keepAllGlyphs: true, targetFormat: 'woff2' });
}

async function main(): Promise<void> {
  const original = await readFile(source);
  for (const [name, characters] of Object.entries(cuts)) {
    const font = await cutTo(characters, original);
    await writeFile(`${folder}/${name}.woff2`, font);
    console.log(`${name}: ${font.length} bytes, cut from ${original.length}`);
  }
  console.table(await matches(original));
}

void main();
