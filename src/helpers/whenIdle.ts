declare global {
  interface Navigator {
    /** https://developer.mozilla.org/docs/Web/API/NetworkInformation */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Calls back once the page has loaded and is idle, to load what may be needed later. Never calls back with Save-Data. */
export function whenIdle(callback: () => void): void {
  if (navigator.connection?.saveData) return;
  // Safari 16 to 26 has no requestIdleCallback.
  const onLoad = () => (window.requestIdleCallback ?? setTimeout)(callback);
  if (document.readyState === 'complete') onLoad();
  else window.addEventListener('load', onLoad, { once: true });
}
