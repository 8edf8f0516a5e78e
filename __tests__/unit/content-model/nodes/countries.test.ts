import { findByName, findCountries } from '../../../../src/components/CountryPicker/search';
import { countryOptions } from '../../../../src/content-model/nodes/countries';
import { countryNames } from '../../../../content/forms.json';

const options = countryOptions(countryNames);

test('lists about 250 countries and territories, each once, with a calling code of digits', () => {
  expect(options).toHaveLength(252);
  expect(new Set(options.map(({ name }) => name)).size).toBe(252);
  expect(options.filter(({ callingCode }) => !/^[1-9]\d{0,2}$/.test(callingCode))).toEqual([]);
});

// The countries and territories of the North American Numbering Plan (https://www.nanpa.com/numbering).
const northAmerica = [
  ['American Samoa', 'Anguilla', 'Antigua and Barbuda', 'Bahamas', 'Barbados', 'Bermuda'],
  ['British Virgin Islands', 'Canada', 'Cayman Islands', 'Dominica', 'Dominican Republic'],
  ['Grenada', 'Guam', 'Jamaica', 'Montserrat', 'Northern Mariana Islands', 'Puerto Rico'],
  ['Saint Kitts and Nevis', 'Saint Lucia', 'Saint Vincent and the Grenadines', 'Sint Maarten'],
  ['Trinidad and Tobago', 'Turks and Caicos Islands', 'U.S. Minor Outlying Islands'],
  ['U.S. Virgin Islands', 'United States'],
].flat();

test('all of the North American Numbering Plan, and nobody else, has the calling code 1', () => {
  const found = options.filter(({ callingCode }) => callingCode === '1').map(({ name }) => name);
  expect(found.sort()).toEqual(northAmerica.sort());
});

test.each([
  ['Bonaire', '599'],
  ['Curacao', '599'],
  ['Heard Island and McDonald Islands', '672'],
  ['Kazakhstan', '7'],
  ['Kosovo', '383'],
  ['Svalbard and Jan Mayen', '47'],
  ['Türkiye', '90'],
  ['United Kingdom', '44'],
  ['Vatican City', '39'],
])('%s has the calling code %s', (name, callingCode) => {
  expect(options).toContainEqual(expect.objectContaining({ name, callingCode }));
});

test('sorts by name as a British reader does', () => {
  const names = options.map(({ name }) => name);
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en-GB')));
});

test('every usual name belongs to a country of the list', () => {
  const codes = new Set(options.flatMap(({ names }) => names));
  expect(countryNames.filter(({ country }) => !codes.has(country))).toEqual([]);
});

/** Texts that people type, and the country that Enter or leaving the field then chooses; none where it is not certain. */
const queries: [query: string, chosen: string | undefined][] = [
  ['UK', 'United Kingdom'],
  ['uk', 'United Kingdom'],
  ['U.K.', 'United Kingdom'],
  ['United Kingdom', 'United Kingdom'],
  ['the united kingdom', 'United Kingdom'],
  ['England', 'United Kingdom'],
  ['Scotland', 'United Kingdom'],
  ['Northern Ireland', 'United Kingdom'],
  ['Great Britain', 'United Kingdom'],
  ['GB', 'United Kingdom'],
  ['GBR', 'United Kingdom'],
  ['USA', 'United States'],
  ['U.S.A.', 'United States'],
  ['us', 'United States'],
  ['America', 'United States'],
  ['United States of America', 'United States'],
  ['Holland', 'Netherlands'],
  ['The Netherlands', 'Netherlands'],
  ['Nederland', 'Netherlands'],
  ['Deutschland', 'Germany'],
  ['DE', 'Germany'],
  ['Turkey', 'Türkiye'],
  ['turkiye', 'Türkiye'],
  ['Korea', undefined],
  ['South Korea', 'South Korea'],
  ['Republic of Korea', 'South Korea'],
  ['Congo', undefined],
  ['DRC', 'Democratic Republic of the Congo'],
  ['Democratic Republic of Congo', 'Democratic Republic of the Congo'],
  ['Bharat', 'India'],
  ['भारत', 'India'],
  ['in', 'India'],
  ['Ind', 'India'],
  ['日本', 'Japan'],
  ['España', 'Spain'],
  ['espana', 'Spain'],
  ['Suisse', 'Switzerland'],
  ['Schweiz', 'Switzerland'],
  ['Österreich', 'Austria'],
  ['Belgique', 'Belgium'],
  ['UAE', 'United Arab Emirates'],
  ['الإمارات', undefined],
  ['مصر', 'Egypt'],
  ['Россия', 'Russia'],
  ['Russian Federation', 'Russia'],
  ['Czech Republic', 'Czechia'],
  ['Česko', 'Czechia'],
  ['Ivory Coast', 'Ivory Coast'],
  ["Cote d'Ivoire", 'Ivory Coast'],
  ['Burma', 'Myanmar'],
  ['Swaziland', 'Eswatini'],
  ['Macau', 'Macao'],
  ['Cape Verde', 'Cabo Verde'],
  ['St Lucia', 'Saint Lucia'],
  ['Trinidad & Tobago', 'Trinidad and Tobago'],
  ['Guinea Bissau', 'Guinea-Bissau'],
  ['guinea', 'Guinea'],
  ['Uni', undefined],
  ['+353', undefined],
  ['Atlantis', undefined],
  [' ', undefined],
];

test.each(queries)('%s chooses %s', (query, chosen) => {
  expect(findByName(options, query)?.name).toBe(chosen);
});

const shown = (text: string) =>
  findCountries(options, text).map(({ country: { name }, otherName }) =>
    otherName ? `${name} (${otherName})` : name,
  );

test.each([
  ['uk', ['United Kingdom (UK)', 'Ukraine']],
  ['Engl', ['United Kingdom (England)']],
  ['korea', ['North Korea (Korea)', 'South Korea (Korea)']],
  ['congo', ['Democratic Republic of the Congo (Congo)', 'Republic of the Congo (Congo)']],
  ['amer', ['American Samoa', 'United States (America)']],
  ['deu', ['Germany (DEU)']],
  ['deut', ['Germany (Deutschland)']],
  ['unit', ['United Arab Emirates', 'United Kingdom', 'United States']],
  ['+353', ['Ireland']],
  ['OMAN', ['Oman']],
  [' roman', ['Romania']],
  ['(', []],
  ['x', []],
])('%s shows %j', (text, found) => {
  expect(shown(text)).toEqual(found);
});

test('no text shows all', () => {
  expect(shown('')).toHaveLength(options.length);
});
