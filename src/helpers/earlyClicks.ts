declare global {
  interface Window {
    /** Defined by plugins/gatsby-plugin-deferred-scripts/loader.inline.js; undefined in development. */
    replayEarlyClicks?: (container: Element) => void;
  }
}

/** Repeats clicks that were made in a container before hydration. Call it once the container is hydrated. */
export function replayEarlyClicks(container: Element): void {
  window.replayEarlyClicks?.(container);
}
