import { countries } from 'countries-list';
import { writeStaticFile } from './static-file';

// The package still has Monaco's code first, which Kosovo used until 2016: https://www.itu.int/pub/T-SP-E.164D
const CORRECTED_CODES = new Map([['XK', '383']]);

/** About 250 countries and territories, sorted by name, each with the digits of its first calling code (R137). */
export function countryOptions() {
  const byName = new Intl.Collator('en-GB').compare;
  return Object.entries(countries)
    .flatMap(([country, { name, phone }]) => {
      const callingCode = CORRECTED_CODES.get(country) ?? phone[0]?.toString();
      return callingCode === undefined ? [] : [{ name, callingCode }];
    })
    .sort((one, other) => byName(one.name, other.name));
}

/**
 * Writes the country list, which browsers fetch when a form is near the viewport, and returns its path
 * (docs/decisions/0016-countries.md).
 */
export const countryListAddress = (): Promise<string> =>
  writeStaticFile('countries.json', JSON.stringify(countryOptions()));
