declare global {
  interface Window {
    /** Defined by plugins/gatsby-plugin-deferred-scripts/loader.inline.js; undefined in development. */
    replayEarlyClicks?: (container: Element) => void;
  }
}

const listeners = new Set<() => void>();

/**
 * Whether React has hydrated the first page. The attribute `data-hydrated` of the root element is the only record of
 * this: the inline loader, the tests and the measurements read it, too.
 */
export const isHydrated = (): boolean =>
  typeof document !== 'undefined' && 'hydrated' in document.documentElement.dataset;

/** Records that React has hydrated the first page, and repeats the clicks made before. */
export function setHydrated(): void {
  document.documentElement.dataset.hydrated = '';
  for (const listener of listeners) listener();
  replayEarlyClicks(document.body);
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

/** Repeats clicks that were made in a container before hydration. Call it once the container is hydrated. */
export function replayEarlyClicks(container: Element): void {
  window.replayEarlyClicks?.(container);
}
