import { useCallback, useRef, useState } from 'react';
import { useDismiss } from '../../components/useDismiss';

/**
 * Which layer is taken away: the one that the mouse points at, else the one that a click, a tap or a key holds. A second
 * one, Escape, or a press or the focus elsewhere puts it back (R306).
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
