import { findByName, findCountries } from '../../../../src/components/CountryPicker/search';
import { countryOptions } from '../../../../src/content-model/nodes/countries';
import { countryNames } from '../../../../content/forms.json';

const options = countryOptions({ countryNames });

test('lists countries and territories once each, with a numeric calling code', () => {
  expect(new Set(options.map(({ name }) => name)).size).toBe(options.length);
  expect(options.filter(({ callingCode }) => !/^[1-9]\d{0,2}$/.test(callingCode))).toEqual([]);
});

test('lists them by name as readers expect, letters with accents beside those without', () => {
  const names = options.map(({ name }) => name).filter((name) => /^(Al|Tu|Tü)/.test(name));
  expect(names).toEqual([
    ...['Aland', 'Albania', 'Algeria'],
    ...['Tunisia', 'Türkiye', 'Turkmenistan', 'Turks and Caicos Islands', 'Tuvalu'],
  ]);
});

test.each([
  ['Bonaire', '599'],
  ['Curacao', '599'],
  ['Kosovo', '383'],
  // As all of the North American Numbering Plan.
  ['Puerto Rico', '1'],
  ['Svalbard and Jan Mayen', '47'],
])('%s has the calling code %s', (name, callingCode) => {
  expect(options).toContainEqual(expect.objectContaining({ name, callingCode }));
});

test('every common name belongs to a country in the list', () => {
  const codes = new Set(options.flatMap(({ codes }) => codes));
  expect(countryNames.filter(({ country }) => !codes.has(country))).toEqual([]);
});

/** Typed, pasted and autofilled texts, by the country that Enter or blur chooses. */
const queries: Readonly<Record<string, string>> = {
  'United Kingdom':
    'UK; uk; ＵＫ; U.K.; the united kingdom; England; London, UK; Great Britain; GBR',
  'United States': 'USA; U.S.A.; us; America',
  Germany: 'Deutschland; DE; Deutschl',
  Türkiye: 'Turkey; turkiye',
  'South Korea': 'Republic of Korea; Korea, Republic of',
  'Democratic Republic of the Congo': 'DRC; Congo, The Democratic Republic of the',
  India: 'Bharat; भारत; IN; IND',
  Switzerland: 'Suisse; Schweiz; CH',
  Egypt: 'مصر',
  Russia: 'Россия; Russian Federation',
  Czechia: 'Czech Republic; Česko',
  'Ivory Coast': "Ivory Coast; Cote d'Ivoire",
  'Saint Lucia': 'St Lucia',
  'Trinidad and Tobago': 'Trinidad & Tobago',
  Guinea: 'guinea',
  // They could mean several countries or none, so that nothing is chosen.
  undefined: 'ch; Ind; Korea; Congo; الإمارات; Uni; +44; Atlantis; Georgia, USA',
};

test.each(
  Object.entries(queries).flatMap(([name, texts]) => texts.split('; ').map((text) => [text, name])),
)('%s chooses %s', (text, name) => {
  expect(String(findByName(options, text)?.name)).toBe(name);
});

const shown = (text: string) =>
  findCountries(options, text).map(({ country: { name }, otherName }) =>
    otherName ? `${name} (${otherName})` : name,
  );

test.each([
  ['uk', ['Ukraine', 'United Kingdom (UK)']],
  ['Engl', ['United Kingdom (England)']],
  ['congo', ['Democratic Republic of the Congo (Congo)', 'Republic of the Congo (Congo)']],
  ['amer', ['American Samoa', 'United States (America)']],
  ['+353', ['Ireland']],
  [' roman', ['Romania']],
  ['x', []],
])('%s shows %j', (text, found) => {
  expect(shown(text)).toEqual(found);
});

test('countries whose name begins with the text come first, in order', () => {
  const found = shown('s');
  const isOther = found.map((name) => !/^S/.test(name));
  expect(found[0]).toBe('Saint Barthelemy');
  expect(isOther).toContain(true);
  expect(isOther).toEqual(isOther.toSorted((one, other) => Number(one) - Number(other)));
});

test('an empty text shows all countries and chooses none', () => {
  expect(shown('')).toHaveLength(options.length);
  expect(findByName(options, ' ')).toBeUndefined();
});
