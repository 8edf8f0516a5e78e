import type { GatsbyBrowser } from 'gatsby';

/**
 * Whether the policy blocks `<link rel="prefetch">`, with which Gatsby prefetches pages. Firefox applies
 * default-src to it, which is 'none' here (https://bugzilla.mozilla.org/show_bug.cgi?id=1457204). There is no feature
 * to detect.
 */
const isPrefetchLinkBlocked = () => navigator.userAgent.includes('Firefox/');

/** Keeps Gatsby from adding prefetch links that the browser only reports in the console. */
export const disableCorePrefetching: NonNullable<GatsbyBrowser['disableCorePrefetching']> = () =>
  isPrefetchLinkBlocked();

/** Fetches a page's data and script without a link where the policy blocks links. */
export const onPrefetchPathname: NonNullable<GatsbyBrowser['onPrefetchPathname']> = ({
  pathname,
  loadPage,
}) => {
  if (isPrefetchLinkBlocked() && typeof loadPage === 'function') loadPage(pathname);
};
