import type { FormApi } from 'final-form';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { FormValues } from './draft';
import { afterEvent, untouched, visibleErrors, type Errors, type FieldEvent } from './errorTiming';

interface FieldErrorRules<Values> {
  validate: (values: Values) => Errors;
  mandatory: readonly string[];
  announce: (text: string) => void;
}

/** Keeps which mistakes of a form the visitor sees, and says those that appear behind the focus. */
export function useFieldErrors<Values extends FormValues>(
  form: FormApi<Values>,
  { validate, mandatory, announce }: FieldErrorRules<Values>,
) {
  const [timing, tell] = useReducer(afterEvent, untouched);
  const said = useRef<Errors>({});

  const onChange = useEffectEvent((values: Values) =>
    tell({ type: 'changed', errors: validate(values) }),
  );
  useEffect(() => form.subscribe(({ values }) => onChange(values), { values: true }), [form]);

  const leave = (field: string, label: string) => {
    const errors = validate(form.getState().values);
    const event: FieldEvent = {
      type: 'left',
      field,
      isMandatory: mandatory.includes(field),
      errors,
    };
    const message = visibleErrors(afterEvent(timing, event))[field];
    if (message !== undefined && message !== said.current[field]) announce(`${label}: ${message}`);
    said.current = { ...said.current, [field]: message };
    tell(event);
  };

  /** The visitor wants to send: every mistake shows. Returns them. */
  const attempt = () => {
    const errors = validate(form.getState().values);
    // The visitor comes by each of them and hears it there.
    said.current = errors;
    tell({ type: 'attempted', errors });
    return errors;
  };

  const restart = () => tell({ type: 'restarted' });

  return { errors: visibleErrors(timing), leave, attempt, restart };
}
