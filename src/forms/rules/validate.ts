import {
  cleanValue,
  CONTACT_FIELDS,
  NEWSLETTER_FIELDS,
  type ContactField,
  type FieldDefinition,
  type NewsletterValues,
} from './fields';
import type { Message } from './messages';
import { keysOf } from './records';

/** What is wrong with the invalid fields. */
export type Errors<Name extends string> = Partial<Record<Name, Message>>;

/** What is wrong with a value of any type, or undefined if it is valid. A missing value counts as empty. */
export function fieldError(field: FieldDefinition, value: unknown): Message | undefined {
  const { control, isMandatory, emptyMessage = 'required', maxLength, options, rule } = field;
  const given = value ?? (control === 'checkbox' ? false : '');
  if (control === 'checkbox') return typeof given === 'boolean' ? undefined : 'invalid';
  if (typeof given !== 'string') return 'invalid';
  if (maxLength !== undefined && given.length > maxLength) return 'invalid';
  const text = control === 'list' || control === 'mobile' ? given : cleanValue(field, given);
  if (text === '') return isMandatory ? emptyMessage : undefined;
  if (options && !options.includes(text)) return 'required';
  return rule?.(text);
}

function errorsOf<Name extends string>(
  fields: Readonly<Record<Name, FieldDefinition>>,
  values: Partial<Record<Name, unknown>>,
): Errors<Name> {
  const errors: Errors<Name> = {};
  for (const name of keysOf(fields)) {
    const error = fieldError(fields[name], values[name]);
    if (error !== undefined) errors[name] = error;
  }
  return errors;
}

/** The errors of an enquiry or a fact-sheet request. */
export const contactErrors = (values: Partial<Record<ContactField, unknown>>) =>
  errorsOf(CONTACT_FIELDS, values);

export const newsletterErrors = (values: Partial<Record<keyof NewsletterValues, unknown>>) =>
  errorsOf(NEWSLETTER_FIELDS, values);
