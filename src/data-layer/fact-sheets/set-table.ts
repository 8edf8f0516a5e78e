import type { Element } from './fact-sheet-document';
import { hairline } from './hairline';
import { places, styles, type Place, type TextStyle } from './measures';
import { isAcrossPage, opensSection, type Block, type Cell, type Table } from './model';
import type { Owner } from './pen';
import type { Row } from './rows';
import type { Frame, Scene } from './scene';
import { offsetOf } from './set-text';
import { shareColumns } from './table-columns';
import { composeLines, narrowest, type Line } from './text-lines';

const columnGap = 14;

/** Above and below the words of a cell. */
const padding = { top: 4, bottom: 4.5 };

interface SetCell {
  lines: Line[];
  place: Place;
  align: Cell['align'];
  owner: Owner;
}

function widestLine({ doc }: Scene, { spans }: Cell, style: TextStyle): number {
  return Math.max(0, ...composeLines(doc, spans, style, 10_000).map(({ width }) => width));
}

function columnsOf(scene: Scene, { head, body, line }: Table, place: Place): Place[] {
  const needs = head.map((_, column) => {
    const cells = [head, ...body].flatMap((row, index) => {
      const cell = row[column];
      return cell ? [{ cell, style: index === 0 ? styles.tableHead : styles.table }] : [];
    });
    return {
      narrowest: Math.max(
        ...cells.map(({ cell, style }) => narrowest(scene.doc, cell.spans, style)),
      ),
      widest: Math.max(...cells.map(({ cell, style }) => widestLine(scene, cell, style))),
    };
  });
  const columns = shareColumns(needs, place, columnGap);
  if (columns) return columns;
  scene.mistakes.add(
    'the table is wider than the page',
    'Write fewer columns or shorter words',
    line,
  );
  return head.map(() => place);
}

/** Draws the words of a row; `asDecoration` repeats a head on another page, read out only once. */
function drawCells(
  { doc, pen }: Scene,
  cells: SetCell[],
  style: TextStyle,
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

/** Sets a table with hairlines between its rows; its head is repeated where a page breaks it. */
export function setTable(scene: Scene, table: Table, frame: Frame, next: Block | undefined): Row[] {
  const { doc } = scene;
  const isWide = isAcrossPage(table);
  const place = isWide ? places.full : frame.place;
  const columns = columnsOf(scene, table, place);
  const element = doc.child(frame.parent, 'Table');

  const setRow = (cells: Cell[], group: Element, style: TextStyle, isHead: boolean) => {
    const row = doc.child(group, 'TR');
    const set = cells.map(({ spans, align }, index): SetCell => {
      const heads = isHead || (table.rowHeaders && index === 0);
      const tag = heads ? 'TH' : 'TD';
      const scope = isHead ? 'Column' : 'Row';
      const column = columns[index] ?? place;
      return {
        lines: composeLines(doc, spans, style, column.width),
        place: column,
        align,
        owner: { element: doc.child(row, tag, heads ? { scope } : {}), tag },
      };
    });
    const count = Math.max(1, ...set.map(({ lines }) => lines.length));
    return { cells: set, height: padding.top + count * style.leading + padding.bottom };
  };

  const head = setRow(table.head, doc.child(element, 'THead'), styles.tableHead, true);
  const bodyGroup = doc.child(element, 'TBody');
  const drawHead = (y: number, asDecoration: boolean) => {
    drawCells(scene, head.cells, styles.tableHead, y, asDecoration);
    hairline(scene, place, y + head.height, 'dark');
  };
  // A section's line right below would double the table's last one.
  const isOpenBelow = next === undefined || opensSection(next);
  const rows = table.body.map((cells, index): Row => {
    const isLast = index === table.body.length - 1;
    const { cells: set, height } = setRow(cells, bodyGroup, styles.table, false);
    return {
      height,
      before: 0,
      keep: false,
      repeated: { height: head.height, draw: (y) => drawHead(y, true) },
      draw: (y) => {
        drawCells(scene, set, styles.table, y);
        if (!isLast || !isOpenBelow) hairline(scene, place, y + height, 'light');
      },
    };
  });
  const headRow: Row = {
    height: head.height,
    before: 0,
    keep: true,
    clear: isWide,
    draw: (y) => drawHead(y, false),
  };
  return [headRow, ...rows];
}
