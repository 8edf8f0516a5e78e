import type { FactSheetDocument } from './fact-sheet-document';
import { costOfBreak } from './break-costs';
import { breakLines } from './line-breaks';
import type { TextStyle } from './measures';
import type { Span } from './model';
import type { Face } from './typefaces';
import { unitsOf, type Piece, type Unit } from './words';

/** Letters of one span on one line. */
export interface Run {
  text: string;
  span: Span;
  /** From the line's left edge. */
  x: number;
  width: number;
}

/** A line of text, ready to be drawn. */
export interface Line {
  runs: Run[];
  width: number;
}

/** A mention of a note is set small and high. */
export const noteMark = { scale: 0.68, rise: 0.36 };

/** The cut in which a span is set. */
export function faceOf(span: Span, style: TextStyle): Face {
  const strong = style.strong === true || span.strong;
  if (span.emphasis) return strong ? 'strongEmphasis' : 'emphasis';
  return strong ? 'strong' : 'regular';
}

/** What pdfkit is told about a style, beside face and size. */
export const textOptions = (style: TextStyle): PDFKit.Mixins.TextOptions => ({
  characterSpacing: style.tracking ?? 0,
  ...(style.tabular ? { features: ['tnum'] } : {}),
});

/** Chooses face and size in the document for what is set or measured next. */
export function useStyle(doc: FactSheetDocument, span: Span, style: TextStyle): void {
  const size = span.note === undefined ? style.size : style.size * noteMark.scale;
  doc.font(faceOf(span, style)).fontSize(size);
}

/** The width of text of one span. */
export function widthOf(
  doc: FactSheetDocument,
  text: string,
  span: Span,
  style: TextStyle,
): number {
  useStyle(doc, span, style);
  const tracking = style.tracking ?? 0;
  return doc.widthOfString(text, textOptions(style)) + tracking;
}

/** Whether a span says more than its words, so that a space is better left outside. */
const isApart = ({ link, note }: Span) => link !== undefined || note !== undefined;

/**
 * Joins neighbouring pieces of one span and puts the spaces between them, also at the line's end, where
 * it keeps the words apart for those who listen or copy.
 */
function join(units: Unit[], isLastLine: boolean): Piece[] {
  const joined: Piece[] = [];
  let space = '';
  const add = ({ text, span }: Piece) => {
    const last = joined.at(-1);
    if (last?.span === span) last.text += space + text;
    else if (last && !isApart(last.span)) {
      last.text += space;
      joined.push({ text, span });
    } else joined.push({ text: space + text, span });
    space = '';
  };
  units.forEach(({ pieces, after }, index) => {
    pieces.forEach(add);
    const endsParagraph = isLastLine && index === units.length - 1;
    space = after === 'nothing' || endsParagraph ? '' : ' ';
  });
  const last = joined.at(-1);
  if (last) last.text += space;
  return joined;
}

/**
 * Sets spans as lines no wider than `measure`.
 *
 * @param balanced true makes the lines alike in width, as headings want
 */
export function composeLines(
  doc: FactSheetDocument,
  spans: Span[],
  style: TextStyle,
  measure: number,
  balanced = false,
): Line[] {
  const units = unitsOf(spans);
  const boxes = units.map(({ pieces, after }, index) => {
    const last = pieces.at(-1);
    return {
      width: pieces.reduce((sum, { text, span }) => sum + widthOf(doc, text, span, style), 0),
      space: after === 'space' && last ? widthOf(doc, ' ', last.span, style) : 0,
      lineEnd: after === 'lineEnd',
      cost: costOfBreak(units[index], units[index + 1], balanced),
    };
  });
  let start = 0;
  return breakLines(boxes, measure, balanced).map((end) => {
    let width = 0;
    const runs = join(units.slice(start, end), end === units.length).map(({ text, span }) => {
      const run = { text, span, x: width, width: widthOf(doc, text, span, style) };
      width += run.width;
      return run;
    });
    start = end;
    const last = runs.at(-1);
    const blank = last?.text.endsWith(' ') ? widthOf(doc, ' ', last.span, style) : 0;
    return { runs, width: width - blank };
  });
}

/** The width of the widest unit: no column may be narrower. */
export function narrowest(doc: FactSheetDocument, spans: Span[], style: TextStyle): number {
  const widths = unitsOf(spans).map(({ pieces }) =>
    pieces.reduce((sum, { text, span }) => sum + widthOf(doc, text, span, style), 0),
  );
  return Math.max(0, ...widths);
}
