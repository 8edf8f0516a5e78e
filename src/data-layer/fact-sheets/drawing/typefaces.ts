import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

const cuts = {
  regular: { slope: 'normal', wght: 400 },
  strong: { slope: 'normal', wght: 600 },
  emphasis: { slope: 'italic', wght: 400 },
  strongEmphasis: { slope: 'italic', wght: 600 },
} as const;

/** The cuts of the typeface that a document uses. */
export type Face = keyof typeof cuts;

export interface Typefaces {
  /** A static TrueType font for each cut. */
  fonts: Record<Face, Buffer>;
  /** Whether the typeface can set a character. */
  has: (character: string) => boolean;
}

/**
 * Takes static fonts out of the site's variable typeface. A variable font itself would be embedded in
 * its default weight only: fontkit's subset copies outlines without applying their variations.
 */
export async function loadTypefaces(root: string): Promise<Typefaces> {
  const { resolve } = createRequire(path.join(root, 'package.json'));
  const cut = async (face: Face): Promise<Buffer> => {
    const { slope, wght } = cuts[face];
    const file = `instrument-sans-latin-wght-${slope}.woff2`;
    const font = await readFile(resolve(`@fontsource-variable/instrument-sans/files/${file}`));
    return subsetFont(font, '', {
      targetFormat: 'sfnt',
      keepAllGlyphs: true,
      variationAxes: { wght },
    });
  };
  const fonts = {
    regular: await cut('regular'),
    strong: await cut('strong'),
    emphasis: await cut('emphasis'),
    strongEmphasis: await cut('strongEmphasis'),
  };
  const font = create(fonts.regular);
  if (!('layout' in font)) throw new Error('One typeface was expected, not a collection.');
  return { fonts, has: (character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) };
}
