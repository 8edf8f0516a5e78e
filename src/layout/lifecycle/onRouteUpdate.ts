import type { GatsbyBrowser } from 'gatsby';
import { continueFromAnchor } from './continueFromAnchor';
import { loadPictures } from './loadPictures';
import { scrollToRequestedDemo } from './requestDemo';
import { restoreAddress } from './settleAddress';

/** Makes Gatsby scroll to anchors only: any other return value would restore the last scroll position. */
export const shouldUpdateScroll: NonNullable<GatsbyBrowser['shouldUpdateScroll']> = ({
  routerProps,
}) => routerProps.location.hash !== '';

/** Keeps the place that a link to another place in the page leaves, such as one to a footnote, for Back (R499). */
export function keepPlaces(): void {
  window.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
    const { history, location, scrollY } = window;
    if (!link || link.pathname !== location.pathname) return;
    history.replaceState({ ...history.state, top: scrollY }, '');
  });
}

/**
 * Scrolls to the top after navigation (R14), but not after a change of the category filter; within a page, to the place
 * that was left.
 */
export const onRouteUpdate: NonNullable<GatsbyBrowser['onRouteUpdate']> = ({
  location,
  prevLocation,
}) => {
  const isSamePage = location.pathname === prevLocation?.pathname;
  const isFilterChange = isSamePage && location.search !== prevLocation?.search;
  const left: unknown = isSamePage ? window.history.state?.top : undefined;
  if (typeof left === 'number' || (prevLocation && !location.hash && !isFilterChange)) {
    window.scrollTo({ top: Number(left ?? 0), behavior: 'instant' });
  }
  if (isSamePage) continueFromAnchor();
  scrollToRequestedDemo(location.pathname);
  restoreAddress();
  loadPictures();
};
