import type { Placed, Row } from './rows';

/** The room that pages offer, from the top of the page. */
export interface Room {
  /** Where text begins on the first page, and on the others. */
  firstTop: number;
  top: number;
  bottom: number;
}

/** Fills one page, as if every break were allowed. */
function fill(rows: Row[], top: number, bottom: number): Placed[] {
  const placed: Placed[] = [];
  let y = top;
  let floor = top;
  for (const row of rows) {
    const isFirst = placed.length === 0;
    if (row.clear) y = Math.max(y, floor);
    y += isFirst ? (row.repeated?.height ?? 0) : row.before;
    if (y + Math.max(row.height, row.reach ?? 0) > bottom + 0.01) break;
    placed.push({ row, y });
    y += row.height;
    floor = Math.max(floor, y, y - row.height + (row.reach ?? 0));
  }
  return placed;
}

/**
 * Distributes rows over pages. A page ends behind the last row that lets it: no heading is parted from
 * its text, no line of a paragraph stands alone.
 *
 * @returns null where a row is higher than a page
 */
export function paginate(rows: Row[], { firstTop, top, bottom }: Room): Placed[][] | null {
  const pages: Placed[][] = [];
  let rest = rows;
  while (rest.length > 0) {
    const placed = fill(rest, pages.length === 0 ? firstTop : top, bottom);
    const isAll = placed.length === rest.length;
    const lastBreak = placed.findLastIndex(({ row }) => !row.keep) + 1;
    // Below the cover there may be room for nothing; a whole page with no break in it is cut anywhere.
    const isCut = lastBreak === 0 && pages.length > 0;
    const count = isAll || isCut ? placed.length : lastBreak;
    if (count === 0 && pages.length > 0) return null;
    pages.push(placed.slice(0, count));
    rest = rest.slice(count);
  }
  return pages;
}
