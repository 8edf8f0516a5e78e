import { useState } from 'react';

/**
 * The element that a selector finds when a component first renders: the server's, if there is one. It keeps what the
 * visitor has entered, even if React cannot hydrate and replaces it.
 */
export function useServerElement<Type extends Element>(selector: string): Type | null {
  const [element] = useState(() =>
    typeof document === 'undefined' ? null : document.querySelector<Type>(selector),
  );
  return element;
}
