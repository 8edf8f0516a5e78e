import { useCallback, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import Slider from 'react-slick';

/** The duration of the slide animation in milliseconds (R58). */
const animationDuration = 500;

/** Moves the carousel by one slide; calls during an animation are queued. */
export type Step = (direction: 1 | -1) => void;

interface SlickProps {
  stepRef: Ref<Step>;
  slidesToShow: number;
  /** Called when a step begins, with the index of the first slide in view. */
  onSlideChange: (slide: number) => void;
  children: ReactNode;
}

/**
 * react-slick with the settings of R58: infinite, one slide per step, no dots, 500 ms, no animation with reduced motion.
 * Hidden and cloned slides are inert, so that links in them cannot be focused.
 */
export function Slick({ stepRef, slidesToShow, onSlideChange, children }: SlickProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const sliderRef = useRef<Slider>(null);
  const currentSlide = useRef(0);
  // Queued steps; negative means backwards.
  const pendingSteps = useRef(0);
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;

  // react-slick ignores calls during an animation and calls onReInit after it.
  const runPendingStep = () => {
    if (pendingSteps.current > 0) sliderRef.current?.slickNext();
    else if (pendingSteps.current < 0) sliderRef.current?.slickPrev();
  };

  useImperativeHandle(stepRef, () => (direction) => {
    pendingSteps.current += direction;
    runPendingStep();
  });

  const makeHiddenSlidesInert = useCallback(() => {
    containerRef.current?.querySelectorAll<HTMLElement>('.slick-slide').forEach((slide) => {
      slide.inert = !slide.classList.contains('slick-active');
    });
  }, []);

  return (
    <div ref={containerRef}>
      <Slider
        ref={sliderRef}
        infinite
        slidesToShow={slidesToShow}
        slidesToScroll={1}
        speed={prefersReducedMotion ? 0 : animationDuration}
        useCSS={!prefersReducedMotion}
        arrows={false}
        dots={false}
        accessibility={false}
        onInit={makeHiddenSlidesInert}
        onReInit={() => {
          makeHiddenSlidesInert();
          runPendingStep();
        }}
        // Not afterChange: react-slick skips it if it is resized during a step, for example right after mounting.
        beforeChange={(_, next) => {
          // For two calls in the same frame, react-slick moves once but calls this twice.
          if (next === currentSlide.current) return;
          currentSlide.current = next;
          pendingSteps.current -= Math.sign(pendingSteps.current);
          onSlideChange(next);
        }}
      >
        {children}
      </Slider>
    </div>
  );
}
