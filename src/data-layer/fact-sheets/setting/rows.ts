/** The smallest thing that a page break cannot cut: a line of text, a row of a table, a picture. */
export interface Row {
  height: number;
  /** Space above, left out at the top of a page. */
  before: number;
  /** true forbids a page break below. */
  keep: boolean;
  /** How far down the row's drawing reaches where that is beyond its height: a heading in the margin. */
  reach?: number;
  /** true where the row must stand below whatever reaches down in the margin. */
  clear?: boolean;
  /** Drawn above the row where a page begins with it: the head of a table. */
  repeated?: { height: number; draw: (y: number) => void };
  /** @param y the row's top edge, from the top of the page */
  draw: (y: number) => void;
}

/** A row at its place on a page. */
export interface Placed {
  row: Row;
  y: number;
}

/**
 * Marks where a run of lines must not be broken: neither its first nor its last line may stand alone.
 */
export function keepLinesTogether(rows: Row[]): Row[] {
  const last = rows.length - 1;
  return rows.map((row, index) => ({
    ...row,
    keep: row.keep || (index < last && (index === 0 || index === last - 1)),
  }));
}

/** Gives the first row another space above. */
export const withSpaceBefore = (rows: Row[], before: number): Row[] =>
  rows.map((row, index) => (index === 0 ? { ...row, before } : row));

/** Keeps the last row with what follows. */
export const keepWithNext = (rows: Row[]): Row[] =>
  rows.map((row, index) => (index === rows.length - 1 ? { ...row, keep: true } : row));
