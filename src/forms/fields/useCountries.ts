import { useCallback, useEffect, useState } from 'react';
import type { Country } from '../../components/CountryPicker/search';
import { TIMEOUTS } from '../rules';
import { reportFailure } from '../submit';

const none: readonly Country[] = [];

/** The requests by address: one serves every form of a visit. */
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

async function fetchCountries(address: string): Promise<readonly Country[]> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUTS.submit) });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const list: unknown = await response.json();
  if (!Array.isArray(list) || !list.every(isCountry)) throw new Error('Not a list of countries');
  return list;
}

function requestCountries(address: string): Promise<readonly Country[]> {
  const known = requests.get(address);
  if (known) return known;
  const request = fetchCountries(address);
  requests.set(address, request);
  request.catch(() => requests.delete(address));
  return request;
}

/**
 * The countries, empty until they have arrived. They are fetched as soon as the form is interactive; `load`
 * retries after a failure.
 * @param address The address of a JSON file of `Country` entries.
 */
export function useCountries(address: string) {
  const [countries, setCountries] = useState(none);

  const load = useCallback(() => {
    requestCountries(address).then(setCountries, (reason: unknown) =>
      reportFailure('country list', reason),
    );
  }, [address]);

  useEffect(load, [load]);

  return { countries, load };
}
