declare global {
  interface Navigator {
    /** https://developer.mozilla.org/docs/Web/API/NetworkInformation */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Loads the remaining pictures, so that prints, archives and screenshots of the whole page are complete (R415). */
function loadLazyPictures(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
    image.loading = 'eager';
  }
}

/** Once a page has loaded and is idle, loads its other pictures; never with Save-Data. */
export function onRouteUpdate(): void {
  if (navigator.connection?.saveData) return;
  // Safari 16 to 26 has no requestIdleCallback.
  const onLoad = () => (window.requestIdleCallback ?? setTimeout)(loadLazyPictures);
  if (document.readyState === 'complete') onLoad();
  else window.addEventListener('load', onLoad, { once: true });
}
