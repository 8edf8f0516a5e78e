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

/** Fetches a page ahead without a link where links are stopped: its data and its script, as for a visit. */
export const onPrefetchPathname: NonNullable<GatsbyBrowser['onPrefetchPathname']> = ({
  pathname,
  loadPage,
}) => {
  if (isLinkStopped() && typeof loadPage === 'function') loadPage(pathname);
};
