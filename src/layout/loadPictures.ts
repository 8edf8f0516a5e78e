declare global {
  interface Navigator {
    /** https://developer.mozilla.org/docs/Web/API/NetworkInformation */
    readonly connection?: { readonly saveData?: boolean };
  }
}

function load(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
    image.loading = 'eager';
  }
}

/**
 * Loads the pictures that are not near yet, once the page has loaded and is idle, so that whoever prints, archives or
 * photographs the page as a whole gets all of it (R415). Visitors who save data get them as they scroll.
 */
export function loadPictures(): void {
  if (navigator.connection?.saveData) return;
  // Safari 16 to 26 has no requestIdleCallback.
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(load);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
