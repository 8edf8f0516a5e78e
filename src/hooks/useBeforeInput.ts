import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back before the browser changes the text of a field. React's own `onBeforeInput` is another event. */
export function useBeforeInput(
  fieldRef: RefObject<HTMLElement | null>,
  callback: (event: InputEvent) => void,
): void {
  const onBeforeInput = useEffectEvent(callback);
  useEffect(() => {
    const field = fieldRef.current;
    const listener = (event: InputEvent) => onBeforeInput(event);
    field?.addEventListener('beforeinput', listener);
    return () => field?.removeEventListener('beforeinput', listener);
  }, [fieldRef]);
}
