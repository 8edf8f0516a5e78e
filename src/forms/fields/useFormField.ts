import { useCallback, useSyncExternalStore } from 'react';
import { useForm } from 'react-final-form';
import type { FormValues } from '../frame/draft';
import { useFormContext } from '../frame/formContext';

/**
 * The value of a field. Not by react-final-form's `useField`, which learns of values too late to keep what
 * was typed into server-rendered markup: it subscribes after the first paint and then sets its own.
 */
export function useFieldValue<Value extends string | boolean>(name: string, empty: Value): Value {
  const form = useForm<Record<string, Value>>();
  const subscribe = useCallback(
    (onChange: () => void) => form.subscribe(onChange, { values: true }),
    [form],
  );
  const read = () => form.getState().values[name] ?? empty;
  return useSyncExternalStore(subscribe, read, () => empty);
}

/** What a text field of a form takes: its value, its state, and what it tells the form. */
export function useFormField(name: string, label: string) {
  const form = useForm<FormValues>();
  const { id, errors, isMandatory, leave } = useFormContext();
  return {
    id: `${id}-${name}`,
    name,
    label,
    value: useFieldValue<string>(name, ''),
    required: isMandatory(name),
    error: errors[name],
    onChange: (value: string) => form.change(name, value),
    onBlur: () => leave(name, label),
  };
}
