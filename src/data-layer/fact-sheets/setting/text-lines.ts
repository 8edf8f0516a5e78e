import type { FactSheetDocument } from '../drawing/fact-sheet-document';
import { costOfBreak } from './break-costs';
import { breakLines, type Box } from './line-breaks';
import type { TextStyle } from './measures';
import type { Span } from '../reading/model';
import type { Face } from '../drawing/typefaces';
import { joinPieces } from './pieces';
import type { Scene } from './scene';
import { unitsOf, type Unit } from './words';

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

const widthOfUnit = (doc: FactSheetDocument, { pieces }: Unit, style: TextStyle): number =>
  pieces.reduce((sum, { text, span }) => sum + widthOf(doc, text, span, style), 0);

/** Notes a word that no line of this measure can hold. */
function noteLongWords({ mistakes }: Scene, units: Unit[], boxes: Box[], measure: number): void {
  boxes.forEach(({ width }, index) => {
    if (width <= measure) return;
    const word = units[index]?.pieces.map(({ text }) => text).join('');
    mistakes.add(`the word ${word} is longer than its line`, 'Write a shorter one');
  });
}

/**
 * Sets spans as lines no wider than `measure`; a word that is wider is noted as a mistake.
 *
 * @param balanced true makes the lines alike in width, as headings want
 */
export function composeLines(
  scene: Scene,
  spans: Span[],
  style: TextStyle,
  measure: number,
  balanced = false,
): Line[] {
  const { doc } = scene;
  const units = unitsOf(spans);
  const boxes = units.map((unit, index) => {
    const { pieces, after } = unit;
    const last = pieces.at(-1);
    return {
      width: widthOfUnit(doc, unit, style),
      space: after === 'space' && last ? widthOf(doc, ' ', last.span, style) : 0,
      lineEnd: after === 'lineEnd',
      cost: costOfBreak(units[index], units[index + 1], balanced),
    };
  });
  noteLongWords(scene, units, boxes, measure);
  let start = 0;
  return breakLines(boxes, measure, balanced).map((end) => {
    let width = 0;
    const runs = joinPieces(units.slice(start, end), end === units.length).map(({ text, span }) => {
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

/** The width of the widest word: no column may be narrower. */
export function narrowest(doc: FactSheetDocument, spans: Span[], style: TextStyle): number {
  return Math.max(0, ...unitsOf(spans).map((unit) => widthOfUnit(doc, unit, style)));
}

/** The width of all words on one line: no column needs more. */
export function widest(doc: FactSheetDocument, spans: Span[], style: TextStyle): number {
  return spans.reduce((sum, span) => sum + widthOf(doc, span.text, span, style), 0);
}
