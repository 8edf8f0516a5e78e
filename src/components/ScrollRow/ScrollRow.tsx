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
  /* eslint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- it scrolls */
  return (
    <ul
      className={classes(css.row, className)}
      // So that the arrow keys scroll it (WCAG 2.1.1).
      tabIndex={isRow ? 0 : undefined}
      // Browsers leave a link half out of view that gets the focus by keyboard. A click must not move it.
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget || !target.matches(':focus-visible')) return;
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }}
    >
      {children}
    </ul>
  );
}
