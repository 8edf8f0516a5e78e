import type { MouseEvent } from 'react';

/** A click handler that leaves out the second click of a double click, which would undo the first one. */
export const firstClick = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};
