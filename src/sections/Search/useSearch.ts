import { useCallback, useState } from 'react';
import { createSearch, type SearchEntry, type SearchFunction } from './createSearch';

let request: Promise<SearchFunction> | undefined;

async function fetchSearch(): Promise<SearchFunction> {
  const response = await fetch('/insights/search.json');
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const entries: SearchEntry[] = await response.json();
  return createSearch(entries);
}

/** Fetches and indexes the entries once, and again after a failure. */
function requestSearch(): Promise<SearchFunction> {
  if (!request) {
    request = fetchSearch();
    request.catch(() => {
      request = undefined;
    });
  }
  return request;
}

/** The search, undefined until `load` has been called and has succeeded. `load` tries again after a failure. */
export function useSearch() {
  const [search, setSearch] = useState<SearchFunction>();
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(() => {
    requestSearch().then(
      (loaded) => setSearch(() => loaded),
      (reason: unknown) => {
        console.error('The search could not be loaded:', reason);
        setHasFailed(true);
      },
    );
  }, []);

  return { search, hasFailed, load };
}
