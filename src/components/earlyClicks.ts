declare global {
  interface Window {
    /** Defined by the script in the page (plugins/gatsby-plugin-deferred-scripts/loader.inline.js); not there in development. */
    replayEarlyClicks?: (place: Element) => void;
  }
}

/** Clicks what was clicked within a place before React could answer there; to be called when it can. */
export function replayEarlyClicks(place: Element): void {
  window.replayEarlyClicks?.(place);
}
