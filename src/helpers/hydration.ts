declare global {
  interface Window {
    /** Defined by plugins/gatsby-plugin-deferred-scripts/loader.inline.js; undefined in development. */
    replayEarlyClicks?: () => void;
  }
}

const listeners = new Set<() => void>();

/**
 * Whether React has hydrated the first page, but for what is under Suspense boundaries, which it hydrates later or when
 * it is touched. The attribute `data-hydrated` of the root element is the only record of this: the inline loader, the
 * tests and the measurements read it, too.
 */
export const isHydrated = (): boolean =>
  typeof document !== 'undefined' && 'hydrated' in document.documentElement.dataset;

/** Records that React has hydrated the first page, and repeats the clicks made before. */
export function setHydrated(): void {
  document.documentElement.dataset.hydrated = '';
  for (const listener of listeners) listener();
  // Not while React commits, when it cannot hydrate what is clicked.
  window.setTimeout(() => window.replayEarlyClicks?.());
}

/**
 * Calls back when React has hydrated the first page.
 *
 * @returns a function that removes the listener
 */
export function onHydrated(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

let isFirst = true;

/** Whether the page that the server rendered is shown; false on the server. */
export const isFirstPage = (): boolean => isFirst && typeof document !== 'undefined';

/** Records that the visitor has left the first page. */
export function leaveFirstPage(): void {
  isFirst = false;
}
