/** Leaves a picture only its JPEG: browsers try one source, and no other if it fails. */
function useJpeg(image: HTMLImageElement): void {
  // Only attributes, since React may not have hydrated this part of the page.
  for (const source of image.parentElement?.querySelectorAll('source[type]') ?? []) {
    source.removeAttribute('srcset');
  }
}

/** Shows the JPEGs of pictures whose AVIF a proxy blocks (R488). */
export function replaceBlockedPictures(): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) useJpeg(target);
  };
  window.addEventListener('error', onError, true);
  for (const image of document.images) {
    if (image.currentSrc && image.complete && image.naturalWidth === 0) useJpeg(image);
  }
}
