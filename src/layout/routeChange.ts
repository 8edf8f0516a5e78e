import type { GatsbyBrowser } from 'gatsby';
import { fulfilDemoRequest } from './demoRequest';

/** The page scrolls to the top on every route change (specification section 2), or to the anchor that the address names. */
export const shouldUpdateScroll: NonNullable<GatsbyBrowser['shouldUpdateScroll']> = ({
  prevRouterProps,
  routerProps,
}) => {
  const { pathname, hash } = routerProps.location;
  if (hash) return decodeURIComponent(hash.slice(1));
  return prevRouterProps?.location.pathname === pathname ? false : [0, 0];
};

/** What happens once another page is on screen. */
export const onRouteUpdate: NonNullable<GatsbyBrowser['onRouteUpdate']> = ({ location }) => {
  fulfilDemoRequest(location.pathname);
};
