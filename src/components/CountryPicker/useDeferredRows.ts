import { useDeferredValue } from 'react';

/** The number of rows that fit the open list, and a few more. */
const initialRowCount = 12;
const noRows: readonly never[] = [];

/**
 * The rows of the list to render. Right after it opens these are only the visible rows and the active one, so that
 * the next paint is not delayed; the others follow (https://react.dev/reference/react/useDeferredValue).
 */
export function useDeferredRows<T>(
  items: readonly T[],
  isOpen: boolean,
  activeIndex: number,
): readonly T[] {
  const rows = isOpen ? items : noRows;
  const rendered = useDeferredValue(rows);
  return rendered === rows ? rows : rows.slice(0, Math.max(initialRowCount, activeIndex + 1));
}
