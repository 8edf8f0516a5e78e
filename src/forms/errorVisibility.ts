import type { FieldState, FormApi, MutableState, Unsubscribe } from 'final-form';
import type { FormValues, Message } from './rules';

type ErrorState = Pick<FieldState<unknown>, keyof typeof errorSubscription>;

/** The parts of a field's state that `visibleError` reads. */
export const errorSubscription = {
  error: true,
  touched: true,
  submitFailed: true,
  submitting: true,
} as const;

/** The error that a field shows: for an optional field after blur, for a mandatory field after the first submit. */
export function visibleError(state: ErrorState, isMandatory = false): Message | undefined {
  const isAttempted = state.submitFailed || state.submitting;
  return state.touched && (isAttempted || !isMandatory) ? state.error : undefined;
}

function untouch<Values>(names: string[], { fields }: MutableState<Values>): void {
  for (const name of names) {
    const field = fields[name];
    if (field) fields[name] = { ...field, touched: false };
  }
}

/** The mutators for `untouchValidFields`. */
export const mutators = { untouch };

/** Marks valid fields as untouched, so that a new error is shown on blur and not on every keystroke. */
export const untouchValidFields = <Values extends FormValues>(form: FormApi<Values>): Unsubscribe =>
  form.subscribe(
    ({ errors = {}, touched = {} }) => {
      const names = Object.keys(touched).filter((name) => touched[name] && !errors[name]);
      if (names.length > 0) form.mutators.untouch?.(...names);
    },
    { errors: true, touched: true },
  );
