import { useSyncExternalStore } from 'react';

/** How many slides show: `wide`, or `narrow` where the media query holds. */
export interface SlidesToShow {
  wide: number;
  narrow: number;
  /** The media query of a narrow window, such as `media.upToM`. */
  media: string;
}

/**
 * The number of slides for this window, following its width. react-slick's own `responsive` is not
 * right on the first render (https://github.com/akiran/react-slick/issues/2446).
 */
export function useSlidesToShow({ wide, narrow, media }: SlidesToShow): number {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(media);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => (window.matchMedia(media).matches ? narrow : wide),
    () => wide,
  );
}
