import type { FieldState, FormApi, MutableState, Unsubscribe } from 'final-form';
import type { FormValues } from './rules';

type ErrorState = Pick<FieldState<unknown>, 'error' | 'touched' | 'submitFailed' | 'submitting'>;

/** What `visibleError` reads of a field's state. */
export const errorSubscription = {
  error: true,
  touched: true,
  submitFailed: true,
  submitting: true,
} as const;

/**
 * The error that a field shows: an optional field's once the field was left, a mandatory field's only after
 * the first submit attempt.
 */
export function visibleError(state: ErrorState, isMandatory = false): string | undefined {
  const isAttempted = state.submitFailed || state.submitting;
  return state.touched && (isAttempted || !isMandatory) ? state.error : undefined;
}

function untouch<Values>(names: string[], { fields }: MutableState<Values>): void {
  for (const name of names) {
    const field = fields[name];
    if (field) fields[name] = { ...field, touched: false };
  }
}

/** The mutators that `untouchValidFields` needs. */
export const mutators = { untouch };

/**
 * Marks valid fields as untouched again, so that an error disappears as soon as the value is valid, and a new
 * one waits until the field is left. Without it a touched field would show errors on every keystroke.
 */
export const untouchValidFields = <Values extends FormValues>(form: FormApi<Values>): Unsubscribe =>
  form.subscribe(
    ({ errors = {}, touched = {} }) => {
      const names = Object.keys(touched).filter((name) => touched[name] && !errors[name]);
      if (names.length > 0) form.mutators.untouch?.(...names);
    },
    { errors: true, touched: true },
  );
