import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

/**
 * Takes a static font out of the site's variable typeface. A variable font itself would be embedded, or drawn, in
 * its default weight only: fontkit copies outlines without applying their variations.
 *
 * @param root the repository's folder
 * @param weight 400 to 700
 * @returns a TrueType font with every glyph of the typeface
 */
export async function staticFont(
  root: string,
  slope: 'normal' | 'italic',
  weight: number,
): Promise<Buffer> {
  const { resolve } = createRequire(path.join(root, 'package.json'));
  const file = `instrument-sans-latin-wght-${slope}.woff2`;
  const font = await readFile(resolve(`@fontsource-variable/instrument-sans/files/${file}`));
  return subsetFont(font, '', {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    variationAxes: { wght: weight },
  });
}

/** Opens a font to measure and draw with. Throws where the file holds a collection of fonts. */
export function openFont(file: Buffer): Font {
  const font = create(file);
  if (!('layout' in font)) throw new Error('One typeface was expected, not a collection.');
  return font;
}
