import { readFile } from 'node:fs/promises';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { fromRoot } from '../lib/files';
import { toTenth } from './svg';

const FONT =
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2';

/** One line of a wordmark: its text, position and style; lengths in the drawing's units. */
export interface Setting {
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  /** 400 to 700. */
  readonly weight: number;
  /** Percentage of the normal width, 75 to 100. */
  readonly width?: number;
  /** Space added after each letter, in ems. */
  readonly tracking: number;
}

const letters = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/**
 * Converts one line of text to outlines in the site's typeface, so that a mark needs no font.
 * Word spaces are added here because fontkit cannot measure the empty glyph of a subset font.
 *
 * @returns SVG path data, and the x coordinate where the line ends
 */
export async function setLine(
  setting: Setting,
): Promise<{ readonly path: string; readonly end: number }> {
  const { text, size, weight, width = 100, tracking, baseline } = setting;
  const file = await subsetFont(await readFile(fromRoot(FONT)), text, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight, wdth: width },
  });
  const font = create(file);
  if (!('layout' in font)) throw new Error('Expected a single font, not a collection.');
  const scale = size / font.unitsPerEm;
  let x = setting.x;
  let path = '';
  for (const word of text.split(' ')) {
    const { glyphs, positions } = font.layout(word);
    glyphs.forEach((glyph, i) => {
      const placed = glyph.path.transform(scale, 0, 0, -scale, x, baseline);
      for (const { command, args } of placed.commands) {
        path += letters[command] + args.map(toTenth).join(' ');
      }
      x += (positions[i]?.xAdvance ?? 0) * scale + tracking * size;
    });
    x += size * (0.24 + tracking);
  }
  return { path, end: x - size * (0.24 + 2 * tracking) };
}
