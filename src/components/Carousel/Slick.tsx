import { useCallback, useRef, type ReactNode, type Ref } from 'react';
import Slider from 'react-slick';

/** How long a step takes, in milliseconds (R58). */
const stepDuration = 500;

interface SlickProps {
  slider: Ref<Slider>;
  slidesToShow: number;
  onStep: (first: number) => void;
  children: ReactNode;
}

/**
 * react-slick with the settings of R58: infinite, one slide a step, no dots, 500 ms, no animation under reduced motion.
 * Slides out of sight and their clones are inert, so that nothing in them takes the focus.
 */
export function Slick({ slider, slidesToShow, onStep, children }: SlickProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;

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
        onReInit={silenceHiddenSlides}
        afterChange={onStep}
      >
        {children}
      </Slider>
    </div>
  );
}
