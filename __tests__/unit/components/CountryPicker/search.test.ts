import { findByName, findCountries } from '../../../../src/components/CountryPicker/search';

const countries = ['Côte d’Ivoire', 'Niger', 'Nigeria', 'Oman', 'Romania', 'Türkiye'].map(
  (name) => ({ name, callingCode: '1' }),
);
const found = (text: string) => findCountries(countries, text).map(({ country }) => country.name);

test.each([
  ['ni', ['Niger', 'Nigeria']],
  ['NIGERIA', ['Nigeria']],
  ['oman', ['Oman']],
  ['turk', ['Türkiye']],
  ['cote d', ['Côte d’Ivoire']],
  [' rom', ['Romania']],
  ['xyz', []],
  ['(', []],
])('%s finds the names that start with it', (text, names) => {
  expect(found(text)).toEqual(names);
});

test('no text finds all', () => {
  expect(found('')).toHaveLength(countries.length);
});

test('a full name is one country, its beginning is none', () => {
  expect(findByName(countries, 'niger')?.name).toBe('Niger');
  expect(findByName(countries, 'nige')).toBeUndefined();
  expect(findByName(countries, ' ')).toBeUndefined();
});
