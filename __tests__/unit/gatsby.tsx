import type { AnchorHTMLAttributes } from 'react';
import { formContent } from '../fixtures/form-content';
import { layoutContent } from '../fixtures/layout-content';

/** Replaces Gatsby in unit tests (jest.config.js). */
export const graphql = () => undefined;

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; replace?: boolean };

export const Link = ({ to, replace, ...rest }: LinkProps) => (
  <a href={to} data-replace={replace} {...rest}>
    {rest.children}
  </a>
);

/** Answers the queries of the layout and of the forms. */
export const useStaticQuery = jest.fn(() => ({
  ...formContent,
  ...layoutContent,
  brand: { ...layoutContent.brand, ...formContent.brand },
}));
