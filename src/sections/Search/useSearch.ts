import { createResourceHook } from '../../hooks/createResourceHook';
import { createSearch, type SearchEntry } from './createSearch';

/** The search of the entries in a JSON file. */
export const useSearch = createResourceHook('search', async (response) => {
  const entries: SearchEntry[] = await response.json();
  return createSearch(entries);
});
