import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back once after a delay in milliseconds, which begins again when `key` changes. Does nothing while `key` is null.
 */
export function useTimeout(callback: () => void, delay: number, key: unknown): void {
  const onTimeout = useEffectEvent(callback);
  useEffect(() => {
    if (key === null) return;
    const timer = setTimeout(() => onTimeout(), delay);
    return () => clearTimeout(timer);
  }, [delay, key]);
}
