import { useLayoutEffect, type ReactNode } from 'react';

/** The element of a hash; none for an invalid hash such as `#%`. */
function anchorOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURI(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Replaces gatsby-react-router-scroll, for anchors only. Gatsby's writes the scroll position to sessionStorage at every
 * frame, which nothing here reads, and throws on a hash that cannot be decoded.
 */
export function ScrollContext(props: { location: { hash: string }; children: ReactNode }) {
  const { location, children } = props;
  // After every render, as upstream: a page may arrive after its address.
  useLayoutEffect(() => {
    if (location.hash) anchorOf(location.hash)?.scrollIntoView();
  });
  return children;
}

/** Gatsby's entry imports it; no element restores its position. */
export const useScrollRestoration = undefined;
