import type { PictureData } from './Picture';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#0a5a9e" d="M0 3 2 1l2 2z"/></svg>';

/** A picture for samples. */
export const samplePicture: PictureData = {
  alt: 'A blue triangle',
  file: {
    pictureData: {
      layout: 'fullWidth',
      width: 4,
      height: 3,
      images: { fallback: { src: `data:image/svg+xml,${encodeURIComponent(svg)}` } },
    },
    isDark: false,
  },
};
