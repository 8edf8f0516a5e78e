import { useLayoutEffect, type ReactNode } from 'react';

/** The element that a hash names. An invalid hash such as `#%` names none. */
function anchorOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURI(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Replaces gatsby-react-router-scroll with its anchors only. Gatsby's own writes the scroll position into
 * sessionStorage at every frame, which nothing here reads, and throws on a hash that cannot be decoded.
 */
export function ScrollContext(props: { location: { hash: string }; children: ReactNode }) {
  const { location, children } = props;
  // After every render, as upstream: the page of an address may arrive later than the address.
  useLayoutEffect(() => {
    if (location.hash) anchorOf(location.hash)?.scrollIntoView();
  });
  return children;
}

/** Gatsby's entry imports it; no box within a page restores its position. */
export const useScrollRestoration = undefined;
