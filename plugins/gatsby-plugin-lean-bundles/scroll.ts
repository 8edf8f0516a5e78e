import type { ReactNode } from 'react';

/**
 * Replaces gatsby-react-router-scroll in published scripts: src/hooks/usePagePosition.ts scrolls. Gatsby's writes the
 * scroll position to sessionStorage at every frame, while /assurance says that reading stores nothing, and throws on a
 * hash that cannot be decoded.
 */
export const ScrollContext = ({ children }: { children: ReactNode }) => children;

/** Gatsby's entry exports it; no element restores its position. */
export const useScrollRestoration = undefined;
