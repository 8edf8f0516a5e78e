import type { Country } from '../../components/CountryPicker/search';
import { createResourceHook } from '../../hooks/createResourceHook';
import { isRecord } from '../rules';

const isCountry = (entry: unknown): entry is Country =>
  isRecord(entry) && typeof entry.name === 'string' && typeof entry.callingCode === 'string';

/** Adds the names in the browser's language, which it fills in and shows in translated pages: Indien in German. */
function withLocalNames(countries: readonly Country[]): readonly Country[] {
  // The list has the English ones, and a slow phone takes 100 ms to load these.
  if (navigator.language.startsWith('en')) return countries;
  const regions = new Intl.DisplayNames(undefined, { type: 'region' });
  return countries.map(({ names = [], codes = [], ...country }) => ({
    ...country,
    codes,
    names: [...names, ...codes.slice(0, 1).map((code) => regions.of(code) ?? code)],
  }));
}

const useCountryList = createResourceHook('country list', async (response) => {
  const list: unknown = await response.json();
  if (!Array.isArray(list) || !list.every(isCountry)) throw new Error('Not a list of countries');
  return withLocalNames(list);
});

const noCountries: readonly Country[] = [];

/**
 * The countries: undefined until they have loaded, and empty after a failure. `load` fetches them, and again after a failure.
 *
 * @param url a JSON file of `Country` entries
 */
export function useCountries(url: string) {
  const { value, hasFailed, load } = useCountryList(url);
  return { countries: hasFailed ? noCountries : value, load };
}
