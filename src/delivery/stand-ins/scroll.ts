import { useLayoutEffect, type ReactNode } from 'react';

/** The element that an address's hash names, if it names one: `#%` cannot be decoded. */
function anchorOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURI(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Stands in for gatsby-react-router-scroll, of which this site uses the anchors only: Gatsby's own would write where
 * the page is scrolled to into the session's storage at every frame of scrolling, and nothing here reads it
 * (src/layout/routeChange.ts, shouldUpdateScroll).
 */
export function ScrollContext(props: { location: { hash: string }; children: ReactNode }) {
  const { location, children } = props;
  // As upstream: after every render, since the page of an address may arrive later than the address.
  useLayoutEffect(() => {
    if (location.hash) anchorOf(location.hash)?.scrollIntoView();
  });
  return children;
}

/** Named by Gatsby's entry; no box within a page keeps where it was scrolled to. */
export const useScrollRestoration = undefined;
