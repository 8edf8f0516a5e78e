import { useCallback, useRef, useState } from 'react';
import { useDismiss } from '../../hooks/useDismiss';

/**
 * Which layer is removed: the hovered one, or else the one selected by click, tap or key, until a second one, Escape,
 * or a press or focus elsewhere (R306).
 */
export function useRemovedLayer() {
  const [selected, setSelected] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const groupRef = useRef<HTMLDivElement>(null);
  const removed = hovered ?? selected;
  const reset = useCallback(() => {
    setSelected(null);
    setHovered(null);
  }, []);
  useDismiss(removed !== null, groupRef, reset);
  const toggle = (name: string) => {
    setSelected(name === selected ? null : name);
    setHovered(null);
  };
  return { removed, groupRef, setHovered, toggle };
}
