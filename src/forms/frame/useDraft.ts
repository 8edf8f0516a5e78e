import type { FormApi } from 'final-form';
import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { keepDraft, readDraft, typedBeforehand, type FormValues } from './draft';

interface DraftRules<Values> {
  id: string;
  empty: Values;
  restore?: (typed: Partial<Values>, draft: Partial<Values>) => Partial<Values>;
}

/**
 * Carries over what was typed before the form was interactive, in this page or before a reload of the tab,
 * and keeps what is typed from then on. Tells whether that is done: the form then holds all that is shown.
 *
 * It happens in the very commit that makes the form interactive, and the state that changes there makes React
 * render the values at once: a key pressed meanwhile would be lost otherwise.
 */
export function useDraft<Values extends FormValues>(
  form: FormApi<Values>,
  element: RefObject<HTMLFormElement | null>,
  { id, empty, restore = (typed, draft) => ({ ...draft, ...typed }) }: DraftRules<Values>,
): boolean {
  const [isReady, setIsReady] = useState(false);

  const carryOver = useEffectEvent(() => {
    const typed = element.current ? typedBeforehand(element.current, empty) : {};
    const values = restore(typed, readDraft(id, empty));
    form.batch(() => {
      for (const name in values) form.change(name, values[name]);
    });
    setIsReady(true);
  });

  useLayoutEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- it waits for the markup to be taken over
    carryOver();
    return form.subscribe(({ values }) => keepDraft(id, values), { values: true });
  }, [form, id]);

  return isReady;
}
