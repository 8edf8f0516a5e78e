import type { Element } from '../drawing/fact-sheet-document';
import type { Owner } from '../drawing/pen';
import type { Cell } from '../reading/model';
import type { Place, TextStyle } from './measures';
import type { Scene } from './scene';
import { offsetOf } from './set-text';
import { composeLines, type Line } from './text-lines';

/** Above and below the words of a cell. */
const padding = { top: 4, bottom: 4.5 };

interface SetCell {
  lines: Line[];
  place: Place;
  align: Cell['align'];
  owner: Owner;
}

/** A row of a table with its words broken into lines. */
export interface CellRow {
  cells: SetCell[];
  height: number;
  style: TextStyle;
}

/**
 * Sets the cells of a row.
 *
 * @param scopes for each cell what it heads; null where it heads nothing
 */
export function setCells(
  scene: Scene,
  cells: Cell[],
  {
    columns,
    scopes,
    group,
    style,
  }: {
    columns: Place[];
    scopes: ('Column' | 'Row' | null)[];
    group: Element;
    style: TextStyle;
  },
): CellRow {
  const row = scene.doc.child(group, 'TR');
  const set = columns.map((place, index): SetCell => {
    const { spans = [], align = 'left' } = cells[index] ?? {};
    const scope = scopes[index];
    const tag = scope ? 'TH' : 'TD';
    return {
      lines: composeLines(scene, spans, style, place.width),
      place,
      align,
      owner: { element: scene.doc.child(row, tag, scope ? { scope } : {}), tag },
    };
  });
  const count = Math.max(1, ...set.map(({ lines }) => lines.length));
  return { cells: set, height: padding.top + count * style.leading + padding.bottom, style };
}

/** Draws the words of a row; `asDecoration` repeats a head on another page, read out only once. */
export function drawCells(
  { doc, pen }: Scene,
  { cells, style }: CellRow,
  y: number,
  asDecoration = false,
): void {
  for (const { lines, place, align, owner } of cells) {
    lines.forEach((line, index) => {
      const x = place.x + offsetOf(line, place, align);
      const top = y + padding.top + index * style.leading;
      if (asDecoration) doc.artifact('Pagination', () => pen.plain(line, x, top, style));
      else pen.line(line, x, top, style, owner);
    });
    pen.closeLink();
  }
}
