import site from '../../../content/site.json';
import forms from '../../../content/forms.json';
import offices from '../../../content/offices.json';

/** Mocks Gatsby: answers the forms' query from the content. */
export const graphql = () => undefined;
export const useStaticQuery = () => ({
  forms,
  brand: site,
  offices,
  countryList: 'http://site.example/countries.json',
});
