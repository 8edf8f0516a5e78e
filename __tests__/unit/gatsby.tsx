import type { AnchorHTMLAttributes } from 'react';
import forms from '../../content/forms.json';
import navigation from '../../content/navigation.json';
import offices from '../../content/offices.json';
import site from '../../content/site.json';

/** Replaces Gatsby in unit tests (jest.config.js). */
export const graphql = () => undefined;

export const Link = ({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
  <a href={to} {...rest}>
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
