import { Children, useEffect, useRef, useState, type ReactNode } from 'react';
import { classes } from '../../helpers/classes';
import { fill } from '../../helpers/fill';
import { scrollBehavior } from '../../helpers/reducedMotion';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { labels } from '../../labels';
import { media } from '../../styles/media';
import { StepControls, type Step } from '../StepControls/StepControls';
import * as css from './ScrollRow.module.css';

interface ScrollRowProps {
  /** The layout of the list, which is a grid. */
  className: string | undefined;
  children: ReactNode;
}

/** A list of cards; on phones, a row across the window that scrolls, with buttons and a counter. */
export function ScrollRow({ className, children }: ScrollRowProps) {
  const isRow = useMediaQuery(media.upToM);
  const [place, setPlace] = useState(0);
  const rowRef = useRef<HTMLUListElement>(null);
  const count = Children.count(children);

  // An address may have scrolled it before the scripts came.
  useEffect(() => {
    rowRef.current?.dispatchEvent(new Event('scroll'));
  }, []);

  const step: Step = (direction) => {
    const cards = rowRef.current?.children;
    const leftOf = (index: number) => cards?.[index]?.getBoundingClientRect().left ?? 0;
    const left = leftOf((place + direction + count) % count) - leftOf(place);
    rowRef.current?.scrollBy({ left, behavior: scrollBehavior() });
  };

  /* eslint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- it scrolls */
  return (
    <>
      <ul
        ref={rowRef}
        className={classes(css.row, className)}
        // So that the arrow keys scroll it (WCAG 2.1.1).
        tabIndex={isRow ? 0 : undefined}
        onScroll={({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }) => {
          const part = Math.abs(scrollLeft) / (scrollWidth - clientWidth || 1);
          setPlace(Math.round(part * (count - 1)));
        }}
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
        className={css.controls}
      />
    </>
  );
}
