import type { AnchorHTMLAttributes } from 'react';
import forms from '../../content/forms.json';
import navigation from '../../content/navigation.json';
import offices from '../../content/offices.json';
import site from '../../content/site.json';

/** Replaces Gatsby in unit tests (jest.config.js). */
export const graphql = () => undefined;

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; replace?: boolean };

export const Link = ({ to, replace, ...rest }: LinkProps) => (
  <a href={to} data-replace={replace} {...rest}>
    {rest.children}
  </a>
);

/** Answers the forms' query from the content. */
export const useStaticQuery = jest.fn(() => ({
  forms,
  brand: site,
  navigation,
  offices,
  countryList: 'http://site.example/countries.json',
}));
