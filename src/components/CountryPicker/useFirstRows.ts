import { useDeferredValue } from 'react';

/** As many rows as the list shows at once, and some to spare. */
const firstRows = 12;
const none: readonly never[] = [];

/**
 * The rows of an open list that are to be rendered now: those in sight and the active one at once, so that a
 * press or a key is answered in one frame, the others right after (https://react.dev/reference/react/useDeferredValue).
 */
export function useFirstRows<T>(
  items: readonly T[],
  isOpen: boolean,
  active: number,
): readonly T[] {
  const wanted = isOpen ? items : none;
  const rendered = useDeferredValue(wanted);
  return rendered === wanted ? wanted : wanted.slice(0, Math.max(firstRows, active + 1));
}
