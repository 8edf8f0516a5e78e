import { Children, useRef, useState, type ReactNode } from 'react';
import { classes } from '../../helpers/classes';
import { fill } from '../../helpers/fill';
import { scrollBehavior } from '../../helpers/reducedMotion';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { labels } from '../../labels';
import { media } from '../../styles/media';
import type { Step } from '../Carousel/Slick';
import { StepControls } from '../StepControls/StepControls';
import * as css from './ScrollRow.module.css';

interface ScrollRowProps {
  /** The layout of the list, which is a grid. */
  className: string | undefined;
  children: ReactNode;
}

/** How far each card of a row is from the first one, in pixels. */
const offsetsOf = ({ children }: HTMLElement): number[] => {
  const starts = [...children].map((card) => card.getBoundingClientRect().left);
  return starts.map((start) => start - (starts[0] ?? 0));
};

/** The place of the first card in view, or of the last one at the end. */
function placeOf(row: HTMLElement): number {
  const position = Math.abs(row.scrollLeft);
  const offsets = offsetsOf(row).map((offset) => Math.abs(Math.abs(offset) - position));
  const isAtEnd = row.scrollWidth - row.clientWidth - position < 2;
  return isAtEnd ? offsets.length - 1 : offsets.indexOf(Math.min(...offsets));
}

/** A list of cards; on phones, a row across the window that scrolls, with buttons and a counter. */
export function ScrollRow({ className, children }: ScrollRowProps) {
  const isRow = useMediaQuery(media.upToM);
  const [place, setPlace] = useState(0);
  const rowRef = useRef<HTMLUListElement>(null);
  const count = Children.count(children);

  const step: Step = (direction) => {
    const left = rowRef.current && offsetsOf(rowRef.current).at((place + direction) % count);
    rowRef.current?.scrollTo({ left: left ?? 0, behavior: scrollBehavior() });
  };

  /* eslint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- it scrolls */
  return (
    <>
      <ul
        ref={rowRef}
        className={classes(css.row, className)}
        // So that the arrow keys scroll it (WCAG 2.1.1).
        tabIndex={isRow ? 0 : undefined}
        onScroll={({ currentTarget }) => setPlace(placeOf(currentTarget))}
        // Browsers leave a link half out of view that gets the focus by keyboard. A click must not move it.
        onFocus={({ target, currentTarget }) => {
          if (target === currentTarget || !target.matches(':focus-visible')) return;
          target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        }}
      >
        {children}
      </ul>
      <StepControls
        previous={labels.row.previous}
        next={labels.row.next}
        onStep={step}
        status={fill(labels.carousel.one, { first: place + 1, count })}
      />
    </>
  );
}
