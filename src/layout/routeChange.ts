import type { GatsbyBrowser } from 'gatsby';
import { fulfilDemoRequest } from './demoRequest';

/** Within the site the page itself scrolls; a reload leaves it to the browser, which finds the old place again. */
export const onClientEntry: NonNullable<GatsbyBrowser['onClientEntry']> = () => {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
};

/** Leaves to Gatsby the anchors only: whatever else it is answered, it restores where the page was left before. */
export const shouldUpdateScroll: NonNullable<GatsbyBrowser['shouldUpdateScroll']> = ({
  routerProps,
}) => routerProps.location.hash !== '';

/** Scrolls to the top once another page is on screen (R14). */
export const onRouteUpdate: NonNullable<GatsbyBrowser['onRouteUpdate']> = ({
  location,
  prevLocation,
}) => {
  const isFiltered =
    location.pathname === prevLocation?.pathname && location.search !== prevLocation.search;
  if (prevLocation && !location.hash && !isFiltered) {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }
  fulfilDemoRequest(location.pathname);
};
