import type { FormApi } from 'final-form';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useServerElement } from '../hooks/useServerElement';
import { saveDraft, readDraft, readTypedValues } from './draft';
import { keysOf, type FormValues } from './rules';

export interface DraftOptions<Values> {
  /** The form's id, also used for its draft and in error logs. */
  id: string;
  /** The initial values. Must be the same object on each render. */
  empty: Values;
  /** Merges the values typed before hydration and the draft. By default typed values win. */
  restore?: (typed: Partial<Values>, draft: Partial<Values>) => Partial<Values>;
}

/**
 * Restores the values that were typed before hydration or before a reload, and saves changes from then on. It does so in
 * a layout effect, before React handles the next key press.
 */
export function useDraft<Values extends FormValues>(
  form: FormApi<Values>,
  { id, empty, restore = (typed, draft) => ({ ...draft, ...typed }) }: DraftOptions<Values>,
): void {
  const served = useServerElement<HTMLFormElement>(`#${id}`);
  const focused = useServerElement<HTMLElement>(`#${id} :focus`);

  const restoreValues = useEffectEvent(() => {
    const typed = served ? readTypedValues(served, empty) : {};
    const values = restore(typed, readDraft(id, empty));
    form.batch(() => {
      for (const name in values) form.change(name, values[name]);
    });
    if (focused?.isConnected === false) document.getElementById(focused.id)?.focus();
  });

  useLayoutEffect(() => {
    // `useField` registers its field after the paint and would reset the value of an unregistered field.
    const unregister = keysOf(empty).map((name) => form.registerField(name, () => undefined, {}));
    restoreValues();
    const unsubscribe = form.subscribe(({ values }) => saveDraft(id, values), { values: true });
    return () => {
      unsubscribe();
      for (const unregisterField of unregister) unregisterField();
    };
  }, [form, id, empty]);
}
