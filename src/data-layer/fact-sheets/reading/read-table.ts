import type { Table as TableNode, TableRow } from 'mdast';
import type { Cell, Span, Table } from './model';
import { readSpans } from './read-spans';
import type { Reader } from './reader';

const isBlank = ({ text }: Span) => text.trim() === '';

/** Whether a cell is all in bold, and so heads its row. */
const isBold = ({ spans }: Cell) =>
  spans.some((span) => !isBlank(span)) && spans.every((span) => span.strong || isBlank(span));

/** Turns a table into rows of cells, every row as long as the first. */
export function readTable(node: TableNode, reader: Reader): Table {
  const rows = node.children.filter((row): row is TableRow => row.type === 'tableRow');
  const columns = rows[0]?.children.length ?? 0;
  const cells = rows.map((row) =>
    Array.from({ length: columns }, (_, column): Cell => {
      const cell = row.children[column];
      const spans = cell?.type === 'tableCell' ? readSpans(cell.children, reader) : [];
      return { spans, align: node.align?.[column] ?? 'left' };
    }),
  );
  const [head = [], ...body] = cells;
  return {
    type: 'table',
    head,
    body,
    rowHeaders: body.length > 0 && body.every(([first]) => first !== undefined && isBold(first)),
    line: reader.lineOf(node),
  };
}
