import { useEffect, type RefObject } from 'react';

/**
 * While `isOpen`, calls `dismiss` on Escape and when something outside an element is pressed or focused.
 *
 * @param dismiss called with whether it was Escape, after which the focus may have to return to a control
 */
export function useDismiss(
  isOpen: boolean,
  elementRef: RefObject<HTMLElement | null>,
  dismiss: (byEscape: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const onEvent = ({ type, target }: Event) => {
      const element = elementRef.current;
      if (!(target instanceof Node) || element?.contains(target)) return;
      // Clicking text in the element focuses <main>, which is focusable for the skip link.
      if (type === 'focusin' && target.contains(element)) return;
      dismiss(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismiss(true);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('pointerdown', onEvent, { signal });
    document.addEventListener('focusin', onEvent, { signal });
    document.addEventListener('keydown', onKey, { signal });
    return () => listeners.abort();
  }, [isOpen, elementRef, dismiss]);
}
