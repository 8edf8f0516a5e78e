import { useCallback, useState } from 'react';

/** A text for a live region, and what changes it: a text that comes twice is said twice. */
export function useAnnouncement(): [text: string, announce: (text: string) => void] {
  const [text, setText] = useState('');
  const announce = useCallback((next: string) => {
    setText((last) => (last === next ? `${next}\u00a0` : next));
  }, []);
  return [text, announce];
}
