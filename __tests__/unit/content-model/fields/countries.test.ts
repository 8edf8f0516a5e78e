import { countryOptions } from '../../../../src/content-model/fields/countries';

const options = countryOptions();

test('lists about 250 countries and territories, each once, with a calling code of digits', () => {
  expect(options).toHaveLength(252);
  expect(new Set(options.map(({ name }) => name)).size).toBe(252);
  expect(options.filter(({ callingCode }) => !/^[1-9]\d{0,4}$/.test(callingCode))).toEqual([]);
});

test.each([
  ['Jamaica', '1876'],
  ['Kosovo', '383'],
  ['Türkiye', '90'],
  ['United Kingdom', '44'],
  ['United States', '1'],
])('%s has the calling code %s', (name, callingCode) => {
  expect(options).toContainEqual(expect.objectContaining({ name, callingCode }));
});

test('sorts by name as a British reader does', () => {
  const names = options.map(({ name }) => name);
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en-GB')));
});
