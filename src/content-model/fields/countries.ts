import { countries } from 'countries-list';

/** A country or territory as the forms' list shows it. */
export interface CountryOption {
  /** The English name. */
  name: string;
  /** The calling code, digits only: '44'. */
  callingCode: string;
}

// Kosovo has had a code of its own since 2016; the package still puts Monaco's first.
// https://www.itu.int/pub/T-SP-E.164D
const CORRECTED_CODES = new Map([['XK', '383']]);

/**
 * Every country and territory with a calling code, about 250, sorted by name (R137). Uses the first code of a country
 * that has several.
 */
export function countryOptions(): CountryOption[] {
  const byName = new Intl.Collator('en-GB').compare;
  return Object.entries(countries)
    .flatMap(([country, { name, phone }]) => {
      const callingCode = CORRECTED_CODES.get(country) ?? phone[0]?.toString();
      return callingCode === undefined ? [] : [{ name, callingCode }];
    })
    .sort((one, other) => byName(one.name, other.name));
}
