import { useRef, type RefObject } from 'react';
import type { Message } from './rules';

/** What is wrong with the fields of a form, by their names. */
export type FieldErrors = Partial<Record<string, Message>>;

/** Moves the focus within a form. */
export function useFormFocus(formRef: RefObject<HTMLFormElement | null>) {
  const hadFocus = useRef(false);
  return {
    /** Call before the submit button is disabled, which loses the focus. */
    save: () => {
      hadFocus.current = formRef.current?.contains(document.activeElement) ?? false;
    },
    /** Moves a lost focus to the submit button. */
    restore: () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      const button = formRef.current?.querySelector<HTMLElement>('[type="submit"]');
      if (hadFocus.current && isLost) button?.focus({ preventScroll: true });
    },
    /** Moves the focus to the first control with an error, and shows that whole. Returns the error if the focus was there already. */
    focusError: (errors: FieldErrors): Message | undefined => {
      const errorOf = (control: Element) => errors[control.getAttribute('name') ?? ''];
      const invalid = [...(formRef.current?.elements ?? [])]
        .filter((control) => control instanceof HTMLElement)
        .find(errorOf);
      const errorId = `${invalid?.id}-error`;
      requestAnimationFrame(() =>
        document.getElementById(errorId)?.scrollIntoView({ block: 'nearest' }),
      );
      if (invalid && invalid === document.activeElement) return errorOf(invalid);
      invalid?.focus();
      return undefined;
    },
  };
}
