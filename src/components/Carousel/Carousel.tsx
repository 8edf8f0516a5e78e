import { Children, useEffect, useRef, useState, type ReactNode } from 'react';
import { classes } from '../../helpers/classes';
import { fill } from '../../helpers/fill';
import { listOf } from '../../helpers/listOf';
import { onNearViewport } from '../../helpers/onNearViewport';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { labels } from '../../labels';
import { StepControls, type Step } from '../StepControls/StepControls';
import * as css from './Carousel.module.css';
import type { Slick } from './Slick';

/** The number of visible slides: `narrow` if the media query matches, otherwise `wide`. */
interface SlidesToShow {
  wide: number;
  narrow: number;
  /** The media query for narrow windows, such as `media.upToM`. */
  media: string;
}

interface CarouselProps {
  /** The accessible name. */
  label: string;
  /** The names of the buttons. */
  previous: string;
  next: string;
  slidesToShow: SlidesToShow;
  className?: string | undefined;
  /** One slide per child. */
  children: ReactNode;
}

/** Which slides are in view, such as '2–4 of 6' or, where the row starts over, '6, 1 and 2 of 6'. */
function describeSlides(inView: readonly string[], count: number): string {
  const [first = '', last = first] = [inView[0], inView.at(-1)];
  if (first === last) return fill(labels.carousel.one, { first, count });
  if (Number(first) < Number(last)) return fill(labels.carousel.several, { first, last, count });
  return fill(labels.carousel.wrapped, { slides: listOf(inView), count });
}

/**
 * A carousel with previous and next buttons (R54; docs/decisions/0007-react-slick.md).
 * Without JavaScript, and until it is near the viewport, it is a scrollable list of the same size. If all slides are in
 * view, it has no buttons.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function Carousel(props: CarouselProps) {
  const { label, previous, next, slidesToShow, className, children } = props;
  const containerRef = useRef<HTMLDivElement>(null);
  const [SlickTrack, setSlickTrack] = useState<typeof Slick | null>(null);
  const [currentSlide, setCurrentSlide] = useState(0);
  const stepRef = useRef<Step>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const previousRef = useRef<HTMLButtonElement>(null);
  // react-slick's `responsive` setting is wrong on the first render (https://github.com/akiran/react-slick/issues/2446).
  const { wide, narrow, media } = slidesToShow;
  const slidesVisible = useMediaQuery(media) ? narrow : wide;
  const slides = Children.toArray(children);
  const isWhole = slides.length <= slidesVisible;
  const inView = Array.from({ length: slidesVisible }, (_, index) =>
    String(((currentSlide + index) % slides.length) + 1),
  );

  useEffect(() => {
    if (!containerRef.current) return;
    return onNearViewport(containerRef.current, () => {
      import(/* webpackChunkName: "carousel" */ './Slick').then(
        (module) => {
          // The row, which the slides replace, would take the focus with it.
          if (document.activeElement === listRef.current) previousRef.current?.focus();
          setSlickTrack(() => module.Slick);
        },
        (reason: unknown) => console.error('The carousel stays a scrollable list:', reason),
      );
    });
  }, []);

  const step: Step = (direction) => {
    if (stepRef.current) return stepRef.current(direction);
    const width = listRef.current?.firstElementChild?.clientWidth ?? 0;
    listRef.current?.scrollBy({ left: direction * width, behavior: 'smooth' });
  };

  return (
    <div
      ref={containerRef}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className={classes(css.carousel, className)}
    >
      {SlickTrack && !isWhole ? (
        <SlickTrack stepRef={stepRef} slidesToShow={slidesVisible} onSlideChange={setCurrentSlide}>
          {slides.map((slide, index) => (
            <div key={index} className={css.slide}>
              {slide}
            </div>
          ))}
        </SlickTrack>
      ) : (
        // Focusable, so that the arrow keys scroll it (WCAG 2.1.1).
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul ref={listRef} className={css.row} tabIndex={0}>
          {slides.map((slide, index) => (
            <li key={index} className={css.slide}>
              {slide}
            </li>
          ))}
        </ul>
      )}
      {!isWhole && (
        <StepControls
          previous={previous}
          next={next}
          previousRef={previousRef}
          onStep={step}
          status={describeSlides(inView, slides.length)}
          className={css.controls}
        />
      )}
    </div>
  );
}
