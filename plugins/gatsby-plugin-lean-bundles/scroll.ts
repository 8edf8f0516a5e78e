import type { ReactNode } from 'react';

/**
 * Replaces gatsby-react-router-scroll in published scripts: src/layout/Page/usePagePosition.ts scrolls. Gatsby's writes the
 * scroll position to sessionStorage at every frame, while /assurance says that reading stores nothing. It leaves a blank
 * page at a hash that cannot be decoded, does not return from a footnote (all anchors of a page share a key), opens a
 * page that the tab has shown before at its old position, and goes back to an anchor that the reader has left meanwhile.
 */
export const ScrollContext = ({ children }: { children: ReactNode }) => children;

/** Gatsby's entry exports it; no element restores its position. */
export const useScrollRestoration = undefined;
