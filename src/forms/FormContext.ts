import { createContext, use } from 'react';
import type { FieldDefinition } from './rules';

/** What a form gives to its fields. */
export interface FormContextValue {
  /** The prefix of the ids of the form's parts. */
  id: string;
  fields: Readonly<Partial<Record<string, FieldDefinition>>>;
  /** The form is interactive. */
  isReady: boolean;
  isSending: boolean;
  /** Called when the focus has left a field; a new error is announced with the label. */
  onLeave: (name: string, label: string) => void;
  /** Says something to assistive technology, politely, through the form's one live region. */
  announce: (text: string) => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

/**
 * The form around a field.
 * @throws Outside a form.
 */
export function useFormContext(): FormContextValue {
  const form = use(FormContext);
  if (!form) throw new Error('A form field was rendered outside a form');
  return form;
}
