import type { GatsbyBrowser } from 'gatsby';

/**
 * Whether the Content-Security-Policy blocks `<link rel="prefetch">`, which Gatsby uses to prefetch pages. Firefox
 * applies `default-src 'none'` to it (https://bugzilla.mozilla.org/show_bug.cgi?id=1457204); this cannot be detected
 * as a feature.
 */
const isPrefetchLinkBlocked = () => navigator.userAgent.includes('Firefox/');

/** Turns off Gatsby's prefetch links if they would only cause errors in the console. */
export const disableCorePrefetching: NonNullable<GatsbyBrowser['disableCorePrefetching']> = () =>
  isPrefetchLinkBlocked();

/** Prefetches a page with fetch instead. */
export const onPrefetchPathname: NonNullable<GatsbyBrowser['onPrefetchPathname']> = ({
  pathname,
  loadPage,
}) => {
  if (isPrefetchLinkBlocked() && typeof loadPage === 'function') loadPage(pathname);
};
