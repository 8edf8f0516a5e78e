import { hairline } from '../drawing/hairline';
import { places, styles, type Place } from './measures';
import { isAcrossPage, opensSection, type Block, type Table } from '../reading/model';
import type { Row } from './rows';
import type { Frame, Scene } from './scene';
import { drawCells, setCells } from './table-cells';
import { shareColumns } from './table-columns';
import { narrowest, widest } from './text-lines';

const columnGap = 14;

/** Notes each cell's needs by column, and shares the width among the columns. */
function columnsOf(scene: Scene, { head, body, line }: Table, place: Place): Place[] {
  const needs = head.map((_, column) => {
    const cells = [head, ...body].map((row, index) => ({
      spans: row[column]?.spans ?? [],
      style: index === 0 ? styles.tableHead : styles.table,
    }));
    return {
      narrowest: Math.max(...cells.map(({ spans, style }) => narrowest(scene.doc, spans, style))),
      widest: Math.max(...cells.map(({ spans, style }) => widest(scene.doc, spans, style))),
    };
  });
  const columns = shareColumns(needs, place, columnGap);
  if (columns) return columns;
  scene.mistakes.add(
    'the table is wider than the page',
    'Write fewer columns or shorter words',
    line,
  );
  return [];
}

/** Sets a table with hairlines between its rows; its head is repeated where a page breaks it. */
export function setTable(scene: Scene, table: Table, frame: Frame, next: Block | undefined): Row[] {
  const { doc } = scene;
  const isWide = isAcrossPage(table);
  const place = isWide ? places.full : frame.place;
  const columns = columnsOf(scene, table, place);
  const element = doc.child(frame.parent, 'Table');

  const head = setCells(scene, table.head, {
    columns,
    scopes: table.head.map(() => 'Column'),
    group: doc.child(element, 'THead'),
    style: styles.tableHead,
  });
  const drawHead = (y: number, asDecoration: boolean) => {
    drawCells(scene, head, y, asDecoration);
    hairline(scene, place, y + head.height, 'dark');
  };
  const body = {
    columns,
    scopes: table.head.map((_, index) => (index === 0 && table.rowHeaders ? 'Row' : null)),
    group: doc.child(element, 'TBody'),
    style: styles.table,
  } as const;
  // A section's line right below would double the table's last one.
  const isOpenBelow = next === undefined || opensSection(next);
  const rows = table.body.map((cells, index): Row => {
    const isLast = index === table.body.length - 1;
    const row = setCells(scene, cells, body);
    return {
      height: row.height,
      before: 0,
      keep: false,
      repeated: { height: head.height, draw: (y) => drawHead(y, true) },
      draw: (y) => {
        drawCells(scene, row, y);
        if (!isLast || !isOpenBelow) hairline(scene, place, y + row.height, 'light');
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
