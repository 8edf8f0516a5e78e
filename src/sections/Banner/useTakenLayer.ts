import { useCallback, useRef, useState } from 'react';
import { useDismiss } from '../../hooks/useDismiss';

/**
 * Which layer is removed: the hovered one, or else the one selected by click, tap or key, until a second one, Escape,
 * or a press or focus elsewhere (R306).
 */
export function useTakenLayer() {
  const [held, hold] = useState<string | null>(null);
  const [pointedAt, pointAt] = useState<string | null>(null);
  const groupRef = useRef<HTMLDivElement>(null);
  const taken = pointedAt ?? held;
  const putBack = useCallback(() => {
    hold(null);
    pointAt(null);
  }, []);
  useDismiss(taken !== null, groupRef, putBack);
  const toggle = (name: string) => {
    hold(name === held ? null : name);
    pointAt(null);
  };
  return { taken, groupRef, pointAt, toggle };
}
