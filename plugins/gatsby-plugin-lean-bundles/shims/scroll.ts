import type { ReactNode } from 'react';

/**
 * Replaces gatsby-react-router-scroll: src/hooks/usePagePosition.ts scrolls. Gatsby's writes the scroll position to
 * sessionStorage at every frame, which nothing here reads, and throws on a hash that cannot be decoded.
 */
export const ScrollContext = ({ children }: { children: ReactNode }) => children;

/** Gatsby's entry imports it; no element restores its position. */
export const useScrollRestoration = undefined;
