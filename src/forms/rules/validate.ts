import { cleanValue, type FieldDefinition } from './fields';
import type { FormSettings, Message } from './messages';
import { keysOf } from './records';

/** What is wrong with the invalid fields. */
export type Errors<Name extends string> = Partial<Record<Name, Message>>;

/** What is wrong with a value of any type, or undefined if it is valid. A missing value counts as empty. */
export function fieldError(
  field: FieldDefinition,
  value: unknown,
  settings: FormSettings,
): Message | undefined {
  const { control, isMandatory, emptyMessage = 'required', maxLength, options, rule } = field;
  const given = value ?? (control === 'checkbox' ? false : '');
  if (control === 'checkbox') return typeof given === 'boolean' ? undefined : 'invalid';
  if (typeof given !== 'string') return 'invalid';
  if (maxLength !== undefined && given.length > maxLength) return 'invalid';
  const text = control === 'list' || control === 'mobile' ? given : cleanValue(field, given);
  if (text === '') return isMandatory ? emptyMessage : undefined;
  if (options && !options.includes(text)) return 'required';
  return rule?.(text, settings);
}

/** The errors of a form's values. */
export function formErrors<Name extends string>(
  fields: Readonly<Record<Name, FieldDefinition>>,
  values: Partial<Record<Name, unknown>>,
  settings: FormSettings,
): Errors<Name> {
  const errors: Errors<Name> = {};
  for (const name of keysOf(fields)) {
    const error = fieldError(fields[name], values[name], settings);
    if (error !== undefined) errors[name] = error;
  }
  return errors;
}
