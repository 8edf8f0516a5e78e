import { useCallback, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import Slider from 'react-slick';

/** How long a step takes, in milliseconds (R58). */
const stepDuration = 500;

/** Moves the carousel by one slide. A step asked for while the slides move follows when they have stopped. */
export type Step = (direction: 1 | -1) => void;

interface SlickProps {
  step: Ref<Step>;
  slidesToShow: number;
  /** Called when a step begins, with the slide that becomes the first one. */
  onStep: (first: number) => void;
  children: ReactNode;
}

/**
 * react-slick with the settings of R58: infinite, one slide a step, no dots, 500 ms, no animation under reduced motion.
 * Slides out of sight and their clones are inert, so that nothing in them takes the focus.
 */
export function Slick({ step, slidesToShow, onStep, children }: SlickProps) {
  const frame = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider>(null);
  const first = useRef(0);
  // Steps asked for and not begun; below zero to the left.
  const waiting = useRef(0);
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;

  // react-slick ignores a call while it animates, and calls onReInit when it has stopped.
  const takeWaitingStep = () => {
    if (waiting.current > 0) slider.current?.slickNext();
    else if (waiting.current < 0) slider.current?.slickPrev();
  };

  useImperativeHandle(step, () => (direction) => {
    waiting.current += direction;
    takeWaitingStep();
  });

  const silenceHiddenSlides = useCallback(() => {
    frame.current?.querySelectorAll<HTMLElement>('.slick-slide').forEach((slide) => {
      slide.inert = !slide.classList.contains('slick-active');
    });
  }, []);

  return (
    <div ref={frame}>
      <Slider
        ref={slider}
        infinite
        slidesToShow={slidesToShow}
        slidesToScroll={1}
        speed={isStill ? 0 : stepDuration}
        useCSS={!isStill}
        arrows={false}
        dots={false}
        accessibility={false}
        onInit={silenceHiddenSlides}
        onReInit={() => {
          silenceHiddenSlides();
          takeWaitingStep();
        }}
        // Not afterChange: react-slick drops that call when its size changes during a step, also just after mounting.
        beforeChange={(_, next) => {
          // Two calls at once make one step, which react-slick announces twice.
          if (next === first.current) return;
          first.current = next;
          waiting.current -= Math.sign(waiting.current);
          onStep(next);
        }}
      >
        {children}
      </Slider>
    </div>
  );
}
