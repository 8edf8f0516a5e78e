import { useState } from 'react';
import { isFirstPage } from '../helpers/hydration';

/**
 * The server-rendered element that a selector finds when a component of the first page renders first. It keeps what the
 * visitor has entered, even if React cannot hydrate and replaces it. Later pages have none, but the page before.
 */
export function useServerElement<Type extends Element>(selector: string): Type | null {
  const [element] = useState(() =>
    typeof document !== 'undefined' && isFirstPage()
      ? document.querySelector<Type>(selector)
      : null,
  );
  return element;
}
