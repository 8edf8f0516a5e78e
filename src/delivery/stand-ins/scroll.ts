import { useLayoutEffect, type ReactNode } from 'react';

/**
 * Stands in for gatsby-react-router-scroll, of which this site uses the anchors only: Gatsby's own would write where
 * the page is scrolled to into the session's storage at every frame of scrolling, and nothing here reads it
 * (src/layout/routeChange.ts, shouldUpdateScroll).
 */
export function ScrollContext(props: { location: { hash: string }; children: ReactNode }) {
  const { location, children } = props;
  // As upstream: after every render, since the page of an address may arrive later than the address.
  useLayoutEffect(() => {
    if (location.hash) {
      document.getElementById(decodeURI(location.hash.slice(1)))?.scrollIntoView();
    }
  });
  return children;
}

/** Named by Gatsby's entry; no box within a page keeps where it was scrolled to. */
export const useScrollRestoration = undefined;
