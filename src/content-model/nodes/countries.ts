import { getCountryDataList } from 'countries-list';
import { listOf, stringsOf, textOf } from '../source/content-file';
import type { Resolver } from './node-model';
import { writeStaticFile } from './static-file';

/**
 * Countries for which the package's first code is not the E.164 country code (https://www.itu.int/pub/T-SP-E.164D). The
 * package also has area codes, which are part of the number: in the North American Numbering Plan
 * (https://www.nanpa.com/numbering), Curaçao and Norway.
 */
const CORRECTED_CODES = new Map([
  ['BQ', '599'], // 5997 is one of its islands
  ['CW', '599'], // 5999 is an area
  ['HM', '672'], // Australia's external territories
  ['SJ', '47'], // 4779 is an area
  ['VA', '39'], // 379 is assigned, but not in use
  ['XK', '383'], // The package has Monaco's first, which Kosovo used until 2016
]);

/** The names that browsers in English fill in, such as Hong Kong SAR China. */
const english = new Intl.DisplayNames('en', { type: 'region' });

/** Removes marks of writing direction. */
const withoutMarks = (name: string) => name.replace(/\p{Cf}/gu, '');

/**
 * About 250 countries and territories, sorted by name, each with the digits of its calling code (R136) and other names
 * that find it: native and usual names, and codes (ISO 3166-1).
 *
 * @param forms the fields of content/forms.json
 */
export function countryOptions(forms: unknown) {
  const usualNames = (code: string) =>
    listOf(forms, 'countryNames')
      .filter((entry) => textOf(entry, 'country') === code)
      .flatMap((entry) => stringsOf(entry, 'names'));
  const byName = new Intl.Collator('en-GB').compare;
  return getCountryDataList()
    .map(({ iso2, iso3, name, native, phone: [phone], languages }) => {
      const code = CORRECTED_CODES.get(iso2) ?? String(phone);
      const own = languages[0] === 'en' ? [] : [withoutMarks(native)];
      const names = [english.of(iso2) ?? name, ...usualNames(iso2)];
      return {
        name,
        // 1 is the code of the whole North American Numbering Plan.
        callingCode: code.startsWith('1') ? '1' : code,
        names: [...new Set([...own, ...names])].filter((other) => other !== name),
        codes: [iso2, iso3],
      };
    })
    .sort((one, other) => byName(one.name, other.name));
}

/**
 * Writes the country list, which browsers fetch when a form is near the viewport, and returns its path
 * (docs/decisions/0009-letters-and-digits.md).
 */
export const countryListAddress: Resolver<string> = async (_query, _args, { nodeModel }) => {
  const forms = await nodeModel.findOne({ type: 'Forms', query: {} });
  return writeStaticFile('countries.json', JSON.stringify(countryOptions(forms)));
};
