import { createContext, use } from 'react';
import type { FieldDefinition } from './rules';

/** The context of a form's fields. */
export interface FormContextValue {
  /** The prefix of the ids of the form's parts. */
  id: string;
  fields: Readonly<Partial<Record<string, FieldDefinition>>>;
  isSending: boolean;
  /** Handles the blur of a field: announces a new error. */
  onFieldBlur: (name: string, label: string) => void;
  /** Announces a text in the form's live region. */
  announce: (text: string) => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

/**
 * The context of the surrounding form.
 * @throws Outside a form.
 */
export function useFormContext(): FormContextValue {
  const form = use(FormContext);
  if (!form) throw new Error('A form field was rendered outside a form');
  return form;
}
