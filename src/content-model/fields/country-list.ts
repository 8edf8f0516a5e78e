import { countryOptions } from './countries';
import { writeStaticFile } from './static-file';

/**
 * Writes the country list, which browsers fetch when a form is near the viewport, and returns its path
 * (docs/decisions/0016-countries.md).
 */
export function countryListAddress(): Promise<string> {
  return writeStaticFile('countries.json', JSON.stringify(countryOptions()));
}
