import type { FormState } from 'final-form';

/** The parts of a form's state that `statusOf` reads. */
export const statusSubscription = {
  submitting: true,
  submitError: true,
  submitFailed: true,
  submitSucceeded: true,
  modified: true,
} as const;

type StatusState<Values> = Pick<FormState<Values>, keyof typeof statusSubscription>;

export type FormStatus = 'idle' | 'sending' | 'failed' | 'sent';

/** The status of a form. 'sent' ends with the next change: a second click on the button is not a second entry. */
export function statusOf<Values>(state: StatusState<Values>): FormStatus {
  if (state.submitting) return 'sending';
  if (state.submitError) return 'failed';
  const isModified = Object.values(state.modified ?? {}).some(Boolean);
  return state.submitSucceeded && !state.submitFailed && !isModified ? 'sent' : 'idle';
}
