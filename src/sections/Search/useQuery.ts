import { useDeferredValue, useEffect, useState, type RefObject } from 'react';
import { useServerElement } from '../../hooks/useServerElement';
import { useTimeout } from '../../hooks/useTimeout';

/** The maximum length of a query: a word of thousands of characters takes seconds to compare. */
export const maxLength = 100;

/**
 * The pause in typing after which the address is updated, in milliseconds. WebKit throws after more than 100 changes in
 * 30 s (https://bugs.webkit.org/show_bug.cgi?id=156115).
 */
const addressDelay = 500;

const queryOf = (text: string) => text.trim().slice(0, maxLength);

/**
 * Writes the query into the address, without a history entry. Gatsby's router would announce the page each time.
 *
 * @param path the path of the search: the visitor may have left it
 */
function replaceQuery(query: string, path: string): void {
  const url = new URL(window.location.href);
  if (url.pathname !== path || (url.searchParams.get('q') ?? '') === query) return;
  if (query) url.searchParams.set('q', query);
  else url.searchParams.delete('q');
  window.history.replaceState(window.history.state, '', url);
}

/**
 * The text of the search field, which begins with what was typed before hydration or is in the address, and the query
 * in it, which is kept in the address.
 *
 * @param field the search field, whose id is `search`
 * @returns `query`, undefined until the field has been read, and `save`, which updates the address without a pause
 */
export function useQuery(field: RefObject<HTMLInputElement | null>, path: string) {
  const served = useServerElement<HTMLInputElement>('#search');
  const focused = useServerElement<HTMLInputElement>('#search:focus');
  const [typed, setTyped] = useState<string>();
  const query = useDeferredValue(typed === undefined ? undefined : queryOf(typed));

  useEffect(() => {
    const { searchParams } = new URL(window.location.href);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only possible after hydration
    setTyped((served ?? field.current)?.value || (searchParams.get('q') ?? ''));
    if (focused?.isConnected === false) field.current?.focus();
  }, [field, served, focused]);

  useTimeout(() => replaceQuery(query ?? '', path), addressDelay, query ?? null);

  const save = () => {
    if (typed !== undefined) replaceQuery(queryOf(typed), path);
  };
  return { typed: typed ?? '', setTyped, query, save };
}
