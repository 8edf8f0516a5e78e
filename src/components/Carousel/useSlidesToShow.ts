import { useSyncExternalStore } from 'react';

/** The number of visible slides: `narrow` if the media query matches, otherwise `wide`. */
export interface SlidesToShow {
  wide: number;
  narrow: number;
  /** The media query for narrow windows, such as `media.upToM`. */
  media: string;
}

/**
 * The number of visible slides at the current window width. react-slick's `responsive` setting is wrong on the
 * first render (https://github.com/akiran/react-slick/issues/2446).
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
