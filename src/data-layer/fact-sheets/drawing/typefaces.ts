import { openFont, staticFont } from '../../typeface';

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

/** Takes the cuts that documents use out of the site's typeface. */
export async function loadTypefaces(root: string): Promise<Typefaces> {
  const cut = (face: Face): Promise<Buffer> => staticFont(root, cuts[face].slope, cuts[face].wght);
  const fonts = {
    regular: await cut('regular'),
    strong: await cut('strong'),
    emphasis: await cut('emphasis'),
    strongEmphasis: await cut('strongEmphasis'),
  };
  const font = openFont(fonts.regular);
  return { fonts, has: (character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) };
}
