import { createContext, use } from 'react';
import type { Errors } from './errorTiming';

/** Where a form stands with sending: failed and sent last until the next attempt or, if sent, input. */
export type FormStatus = 'idle' | 'sending' | 'failed' | 'sent';

/** What a form gives to its fields. */
export interface FormContextValue {
  /** What the ids of the form's parts begin with. */
  id: string;
  /** The form is interactive. */
  isReady: boolean;
  status: FormStatus;
  /** The messages to show, by field. */
  errors: Errors;
  isMandatory: (field: string) => boolean;
  /** Told when the focus has left a field; the label is for saying what is wrong with it. */
  leave: (field: string, label: string) => void;
  /** Says something to assistive technology, politely, through the form's one live region. */
  announce: (text: string) => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

/**
 * The form that a field stands in.
 * @throws Outside a form.
 */
export function useFormContext(): FormContextValue {
  const form = use(FormContext);
  if (!form) throw new Error('A field of a form stands outside one');
  return form;
}
