import { useCallback, useEffect, useState } from 'react';
import type { Country } from '../../components/CountryPicker/search';
import { TIMEOUTS } from '../rules';
import { reportFailure } from '../submit';

/** The requests by URL, shared by all forms. */
const requests = new Map<string, Promise<readonly Country[]>>();

function isCountry(entry: unknown): entry is Country {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'name' in entry &&
    typeof entry.name === 'string' &&
    'callingCode' in entry &&
    typeof entry.callingCode === 'string'
  );
}

/**
 * Adds the names in the browser's language, which it fills in and shows in translated pages: Indien in German.
 */
function withLocalNames(countries: readonly Country[]): readonly Country[] {
  const regions = new Intl.DisplayNames(undefined, { type: 'region' });
  return countries.map(({ names = [], ...country }) => {
    const code = names.find((name) => /^[A-Z]{2}$/.test(name));
    return { ...country, names: [...names, ...(code ? [regions.of(code) ?? code] : [])] };
  });
}

async function fetchCountries(url: string): Promise<readonly Country[]> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUTS.submit) });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const list: unknown = await response.json();
  if (!Array.isArray(list) || !list.every(isCountry)) throw new Error('Not a list of countries');
  return withLocalNames(list);
}

function requestCountries(url: string): Promise<readonly Country[]> {
  const cached = requests.get(url);
  if (cached) return cached;
  const request = fetchCountries(url);
  requests.set(url, request);
  request.catch(() => requests.delete(url));
  return request;
}

/**
 * The countries: undefined until they have loaded, and empty after a failure, including anything but the list, such as
 * a proxy's page. They are fetched on mount; `load` retries.
 * @param url A JSON file of `Country` entries.
 */
export function useCountries(url: string) {
  const [countries, setCountries] = useState<readonly Country[]>();

  const load = useCallback(() => {
    requestCountries(url).then(setCountries, (reason: unknown) => {
      reportFailure('country list', reason);
      setCountries([]);
    });
  }, [url]);

  useEffect(load, [load]);

  return { countries, load };
}
