import type { GatsbyBrowser } from 'gatsby';
import { loadPictures } from './loadPictures';
import { scrollToRequestedDemo } from './requestDemo';
import { restoreAddress } from './settleAddress';

/** Makes Gatsby scroll to anchors only: any other return value would restore the last scroll position. */
export const shouldUpdateScroll: NonNullable<GatsbyBrowser['shouldUpdateScroll']> = ({
  routerProps,
}) => routerProps.location.hash !== '';

/** Scrolls to the top after navigation (R14), but not after a change of the category filter. */
export const onRouteUpdate: NonNullable<GatsbyBrowser['onRouteUpdate']> = ({
  location,
  prevLocation,
}) => {
  const isFilterChange =
    location.pathname === prevLocation?.pathname && location.search !== prevLocation.search;
  if (prevLocation && !location.hash && !isFilterChange) {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }
  scrollToRequestedDemo(location.pathname);
  restoreAddress();
  loadPictures();
};
