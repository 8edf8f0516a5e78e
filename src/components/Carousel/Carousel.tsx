import { Children, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { Arrow } from '../Arrow/Arrow';
import { onNearViewport } from '../LazyHydrate/onNearViewport';
import { classes } from '../classes';
import * as css from './Carousel.module.css';
import type { Slick, Step } from './Slick';
import { useSlidesToShow, type SlidesToShow } from './useSlidesToShow';

interface CarouselProps {
  /** What the carousel shows, read out as its name. */
  name: string;
  controls: { readonly previous: string; readonly next: string };
  slidesToShow: SlidesToShow;
  className?: string | undefined;
  /** One child a slide. */
  children: ReactNode;
}

type SlickComponent = ComponentType<React.ComponentProps<typeof Slick>>;

/**
 * A row of slides with previous and next (R58; docs/decisions/0007-react-slick.md).
 * Until the visitor is near, and without a script, it is a row that scrolls, of the same size.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function Carousel({ name, controls, slidesToShow, className, children }: CarouselProps) {
  const place = useRef<HTMLDivElement>(null);
  const [SlickTrack, setSlickTrack] = useState<SlickComponent | null>(null);
  const [first, setFirst] = useState(0);
  const slickStep = useRef<Step>(null);
  const row = useRef<HTMLUListElement>(null);
  const visible = useSlidesToShow(slidesToShow);
  const slides = Children.toArray(children);

  useEffect(() => {
    if (!place.current) return;
    return onNearViewport(place.current, () => {
      import(/* webpackChunkName: "carousel" */ './Slick').then(
        (module) => setSlickTrack(() => module.Slick),
        (reason: unknown) => console.error('The carousel stays a row that scrolls:', reason),
      );
    });
  }, []);

  const step: Step = (direction) => {
    if (slickStep.current) return slickStep.current(direction);
    const width = row.current?.firstElementChild?.clientWidth ?? 0;
    row.current?.scrollBy({ left: direction * width, behavior: 'smooth' });
  };

  return (
    <div
      ref={place}
      role="group"
      aria-roledescription="carousel"
      aria-label={name}
      className={classes(css.carousel, className)}
    >
      {SlickTrack ? (
        <SlickTrack step={slickStep} slidesToShow={visible} onStep={setFirst}>
          {slides.map((slide, index) => (
            <div key={index} className={css.slide}>
              {slide}
            </div>
          ))}
        </SlickTrack>
      ) : (
        // A scrolling region takes the focus so that keys scroll it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul ref={row} className={css.row} tabIndex={0} aria-label={name}>
          {slides.map((slide, index) => (
            <li key={index} className={css.slide}>
              {slide}
            </li>
          ))}
        </ul>
      )}
      <div className={css.controls}>
        <button
          type="button"
          className={css.step}
          onClick={() => step(-1)}
          aria-label={controls.previous}
        >
          <Arrow direction="left" />
        </button>
        <button
          type="button"
          className={css.step}
          onClick={() => step(1)}
          aria-label={controls.next}
        >
          <Arrow />
        </button>
        <p className={css.count} aria-live="polite">
          {first + 1} / {slides.length}
        </p>
      </div>
    </div>
  );
}
