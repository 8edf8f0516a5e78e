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
 * Loads the remaining pictures once the page has loaded and is idle, so that prints, archives and screenshots of the
 * whole page are complete (R415). With Save-Data, pictures load on scroll.
 */
export function loadLazyPictures(): void {
  if (navigator.connection?.saveData) return;
  // Safari 16 to 26 has no requestIdleCallback.
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(load);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
