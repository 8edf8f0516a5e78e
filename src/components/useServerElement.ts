import { useState } from 'react';

/**
 * The element that a selector finds when a component renders for the first time: the server's, if there is one. React
 * replaces it if it cannot hydrate it, but the element keeps what the visitor has entered.
 */
export function useServerElement<Type extends Element>(selector: string): Type | null {
  const [element] = useState(() =>
    typeof document === 'undefined' ? null : document.querySelector<Type>(selector),
  );
  return element;
}
