import type { ReactNode } from 'react';
import { classes } from '../../helpers/classes';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { media } from '../../styles/media';
import * as css from './ScrollRow.module.css';

interface ScrollRowProps {
  /** The layout of the list, which is a grid. */
  className: string | undefined;
  children: ReactNode;
}

/** A list of cards; on phones, a row across the window that scrolls. */
export function ScrollRow({ className, children }: ScrollRowProps) {
  const isRow = useMediaQuery(media.upToM);
  return (
    // Focusable if it scrolls, so that the arrow keys scroll it (WCAG 2.1.1).
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={classes(css.row, className)} tabIndex={isRow ? 0 : undefined}>
      {children}
    </ul>
  );
}
