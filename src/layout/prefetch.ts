import type { GatsbyBrowser } from 'gatsby';

/**
 * Whether the page's policy stops `<link rel="prefetch">`, with which Gatsby fetches pages ahead. Firefox holds
 * it to default-src, which is 'none' here, whatever the other directives allow, and knows no directive of its
 * own for it (bugzilla.mozilla.org, bug 1457204). No feature tells the two behaviours apart but a violation.
 */
const isLinkStopped = () => navigator.userAgent.includes('Firefox/');

/** Keeps Gatsby from prefetch links that the browser would only complain about in the console. */
export const disableCorePrefetching: NonNullable<GatsbyBrowser['disableCorePrefetching']> = () =>
  isLinkStopped();

declare global {
  interface Window {
    /** The files of each page's script and styles, by its name; Gatsby fetches them ahead when it knows them. */
    ___chunkMapping?: Record<string, string[]>;
  }
}

let chunkMap: Promise<void> | undefined;

/** Fetches the names of the pages' files, which the build keeps out of the pages (src/data-layer/chunk-map.ts). */
async function fetchChunkMap(): Promise<void> {
  window.___chunkMapping = {};
  const response = await fetch('/chunk-map.json');
  if (response.ok) window.___chunkMapping = (await response.json()) as Record<string, string[]>;
}

/**
 * Lets Gatsby fetch a page's files ahead, or fetches it without a link where links are stopped: its data and
 * its script, as for a visit.
 */
export const onPrefetchPathname: NonNullable<GatsbyBrowser['onPrefetchPathname']> = ({
  pathname,
  loadPage,
}) => {
  if (!isLinkStopped()) chunkMap ??= fetchChunkMap().catch(() => (chunkMap = undefined));
  else if (typeof loadPage === 'function') loadPage(pathname);
};
