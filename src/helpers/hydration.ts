declare global {
  interface Window {
    /** Defined by plugins/gatsby-plugin-deferred-scripts/loader.inline.js; undefined in development. */
    replayEarlyClicks?: () => void;
  }
}

/**
 * Whether React has hydrated the first page, but for what is under Suspense boundaries, which it hydrates later or when
 * it is touched. The attribute `data-hydrated` of the root element is the only record of this: the inline loader, the
 * tests and the measurements read it, too.
 */
export const isHydrated = (): boolean => 'hydrated' in document.documentElement.dataset;

/** Records that React has hydrated the first page, and repeats the clicks made before. */
export function setHydrated(): void {
  const { dataset } = document.documentElement;
  dataset.hydrated = '';
  // A promise of another program may have failed before.
  dataset.scripts = '';
  // After React's own work, during which it does not hydrate what is clicked.
  queueMicrotask(() => window.replayEarlyClicks?.());
}

let isFirst = true;

/** Whether the page that the server has rendered is shown; true on the server. */
export const isFirstPage = (): boolean => isFirst;

/** Records that the visitor has left the first page. */
export function leaveFirstPage(): void {
  isFirst = false;
}
