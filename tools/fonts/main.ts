/**
 * `npm run fonts`: subsets the site's font and prints the metric overrides of the fallback fonts (src/styles/fonts.css).
 * Run it after an update of the font's package.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { fallbackOverrides } from './fallbacks';
import { fontOf, tablesOf } from './tables';

const source =
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const folder = 'src/styles/fonts';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** The characters that every page needs, and those that few pages need (`unicode-range` in fonts.css). */
const subsets = {
  'instrument-sans': `${letters}${letters.toUpperCase()}0123456789 \u00a0!"#$%&'()*+,-./:;<=>?@£€©·–—‘’“”…→`,
  'instrument-sans-further':
    '[\\]^_`{|}~×•←®°±÷«»¿¡§¶½¼¾ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœŠšŽž‚„′″−↑↓≤≥',
};

/** The range of weights, and the weight whose kerning is used for all of them. */
const weights = { min: 400, max: 600 };
const kerningWeight = 500;

/**
 * Subsets the font. Kerning is the same for all weights: variable kerning is a third of the file and changes only 25 of
 * 4,749 pairs by more than a hundredth of an em.
 */
async function subsetTo(characters: string, original: Buffer): Promise<Buffer> {
  const subset = async (wght: typeof weights | number) =>
    tablesOf(
      await subsetFont(original, characters, {
        targetFormat: 'sfnt',
        keepFeatures: ['kern', 'tnum'],
        variationAxes: { wght },
        dropTables: ['STAT', 'gasp'],
        noHinting: true,
      }),
    );
  const tables = await subset(weights);
  const fixed = await subset(kerningWeight);
  // GDEF contains the variations of the kerning in GPOS.
  for (const tag of ['GPOS', 'GDEF']) tables.set(tag, fixed.get(tag) ?? Buffer.alloc(0));
  return subsetFont(fontOf(tables), undefined, { keepAllGlyphs: true, targetFormat: 'woff2' });
}

async function main(): Promise<void> {
  const original = await readFile(source);
  for (const [name, characters] of Object.entries(subsets)) {
    const font = await subsetTo(characters, original);
    await writeFile(`${folder}/${name}.woff2`, font);
    console.log(`${name}: ${font.length} bytes, subset of ${original.length}`);
  }
  console.table(await fallbackOverrides(original));
}

void main();
