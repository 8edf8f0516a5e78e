import type { AnchorHTMLAttributes } from 'react';

/** Stands in for Gatsby where a section is rendered by itself: its queries are answered by the test. */
export const graphql = () => undefined;

export const Link = ({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
  <a href={to} {...rest}>
    {rest.children}
  </a>
);
