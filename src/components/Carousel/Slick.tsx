import { Children, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import Slider from 'react-slick';
import { prefersReducedMotion } from '../../helpers/reducedMotion';
import type { Step } from '../StepControls/StepControls';

/** The duration of the slide animation in milliseconds (R54). */
const animationDuration = 500;

interface SlickProps {
  /** Queues calls during an animation. */
  stepRef: Ref<Step>;
  slidesToShow: number;
  /** Called when a step begins, with the index of the first slide in view. */
  onSlideChange: (slide: number) => void;
  children: ReactNode;
}

/**
 * react-slick with the settings of R54: infinite, one slide per step, no dots, 500 ms, no animation with reduced motion.
 * Hidden and cloned slides are inert, so that links in them cannot be focused.
 */
export function Slick({ stepRef, slidesToShow, onSlideChange, children }: SlickProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const sliderRef = useRef<Slider>(null);
  const currentSlide = useRef(0);
  // Requested steps that are not yet rendered; negative means backwards.
  const pendingSteps = useRef(0);
  // The slide to which the next requested step leads; a change to any other is a swipe.
  const requestedSlide = useRef<number>(undefined);
  const slideCount = Children.count(children);
  const hasMotion = !prefersReducedMotion();

  // Not slickNext, which moves two slides if it is called twice. During an animation react-slick ignores both.
  const runPendingStep = () => {
    const direction = Math.sign(pendingSteps.current);
    if (direction === 0) return;
    const target = currentSlide.current + direction;
    requestedSlide.current = (target + slideCount) % slideCount;
    sliderRef.current?.slickGoTo(target);
  };

  useImperativeHandle(stepRef, () => (direction) => {
    pendingSteps.current += direction;
    runPendingStep();
  });

  /** The steps from one slide to another the shorter way round; if both are equal, in the requested direction. */
  const stepsBetween = (from: number, to: number) => {
    const forwards = (to - from + slideCount) % slideCount;
    const isBackwards =
      forwards * 2 === slideCount ? pendingSteps.current < 0 : forwards * 2 > slideCount;
    return isBackwards ? forwards - slideCount : forwards;
  };

  // Reads what react-slick rendered: a resize during a step skips its afterChange, and undoes the step temporarily or
  // permanently.
  const syncWithSlides = () => {
    containerRef.current?.querySelectorAll<HTMLElement>('.slick-slide').forEach((slide) => {
      slide.inert = !slide.classList.contains('slick-active');
    });
    // Not .slick-current, which is the target of a step.
    const first = containerRef.current?.querySelector<HTMLElement>('.slick-active');
    const index = Number(first?.dataset.index ?? currentSlide.current);
    if (index !== currentSlide.current) {
      pendingSteps.current -= stepsBetween(currentSlide.current, index);
      currentSlide.current = index;
      onSlideChange(index);
    }
    if (pendingSteps.current === 0) requestedSlide.current = undefined;
  };

  return (
    <div
      ref={containerRef}
      // Two fingers enlarge the page; react-slick would follow the first.
      onTouchMoveCapture={(event) => {
        if (event.touches.length > 1) event.stopPropagation();
      }}
    >
      <Slider
        ref={sliderRef}
        infinite
        slidesToShow={slidesToShow}
        slidesToScroll={1}
        speed={hasMotion ? animationDuration : 0}
        useCSS={hasMotion}
        arrows={false}
        dots={false}
        accessibility={false}
        // Not onSwipe, which is never called (https://github.com/akiran/react-slick/issues/2433).
        beforeChange={(from, to) => {
          if (to !== requestedSlide.current) pendingSteps.current += stepsBetween(from, to);
        }}
        onInit={syncWithSlides}
        onReInit={() => {
          syncWithSlides();
          runPendingStep();
        }}
      >
        {children}
      </Slider>
    </div>
  );
}
