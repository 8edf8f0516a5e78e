import type { Font } from 'fontkit';
import { breakLines } from './line-breaks';

/** How words are set; lengths in pixels. */
export interface Style {
  readonly font: Font;
  readonly size: number;
  /** Space added after each letter, in ems. */
  readonly tracking: number;
}

/** The width of words on one line, in pixels. */
export function widthOf(words: string, { font, size, tracking }: Style): number {
  const { glyphs, advanceWidth } = font.layout(words);
  return (advanceWidth / font.unitsPerEm + glyphs.length * tracking) * size;
}

/** One line as outlines: an SVG group whose letters stand on `baseline`, from `x` on. */
export function lineOf(
  words: string,
  { font, size, tracking }: Style,
  [x, baseline]: readonly [number, number],
): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(words);
  let pen = 0;
  const letters = glyphs.map((glyph, index) => {
    const outline = glyph.path.toSVG();
    const letter = outline && `<path transform="translate(${Math.round(pen)})" d="${outline}"/>`;
    pen += (positions[index]?.xAdvance ?? 0) + tracking * font.unitsPerEm;
    return letter;
  });
  return `<g transform="translate(${x} ${baseline})scale(${scale} ${-scale})">${letters.join('')}</g>`;
}

/** The lines of a title, as even in width as they can be; a word that is too wide stands alone. */
export function balancedLines(title: string, style: Style, measure: number): string[] {
  const words = title.split(/\s+/).filter(Boolean);
  const space = widthOf(' ', style);
  const boxes = words.map((word) => ({
    width: widthOf(word, style),
    space,
    lineEnd: false,
    cost: 0,
  }));
  let start = 0;
  return breakLines(boxes, measure, true).map((end) => {
    const line = words.slice(start, end).join(' ');
    start = end;
    return line;
  });
}
