import type { FormApi } from 'final-form';
import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { keepDraft, readDraft, typedBeforeHydration } from './draft';
import { keysOf, type FormValues } from './rules';

interface DraftOptions<Values> {
  id: string;
  empty: Values;
  /** Merges what stands in the controls and what was kept. By default the controls win. */
  restore?: (typed: Partial<Values>, draft: Partial<Values>) => Partial<Values>;
}

/**
 * Restores what was typed before hydration or before a reload of the tab, and keeps what is typed from then
 * on. Returns true once the values are restored and the form is interactive.
 *
 * It runs in a layout effect and sets state there: React then renders the restored values before it handles
 * the next key press, which would be lost otherwise.
 */
export function useDraft<Values extends FormValues>(
  form: FormApi<Values>,
  element: RefObject<HTMLFormElement | null>,
  { id, empty, restore = (typed, draft) => ({ ...draft, ...typed }) }: DraftOptions<Values>,
): boolean {
  const [isReady, setIsReady] = useState(false);

  const restoreValues = useEffectEvent(() => {
    const typed = element.current ? typedBeforeHydration(element.current, empty) : {};
    const values = restore(typed, readDraft(id, empty));
    form.batch(() => {
      for (const name in values) form.change(name, values[name]);
    });
    setIsReady(true);
  });

  useLayoutEffect(() => {
    // `useField` registers after the paint and resets a field that is not registered by then.
    const unregister = keysOf(empty).map((name) => form.registerField(name, () => undefined, {}));
    // eslint-disable-next-line react-hooks/set-state-in-effect -- it waits for hydration
    restoreValues();
    const unsubscribe = form.subscribe(({ values }) => keepDraft(id, values), { values: true });
    return () => {
      unsubscribe();
      for (const one of unregister) one();
    };
  }, [form, id, empty]);

  return isReady;
}
