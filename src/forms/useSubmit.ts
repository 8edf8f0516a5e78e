import type { FormState } from 'final-form';
import { useCallback, useEffect, useEffectEvent, useRef, type SubmitEvent } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { visibleError } from './errorVisibility';
import type { FormContextValue } from './FormContext';
import { useTimeout } from '../hooks/useTimeout';
import { labels } from '../labels';
import type { FormValues } from './rules';
import { useFormContent } from './useFormContent';
import { useFormFocus, type FieldErrors } from './useFormFocus';

/** How long a call may take before the form says that it is still running, in milliseconds. */
const slowAfter = 2000;

/** The parts of a form's state that `statusOf` reads. */
const subscription = {
  submitting: true,
  submitError: true,
  submitFailed: true,
  submitSucceeded: true,
  modified: true,
} as const;

/** The status of a form. 'sent' ends with the next change: a second click on the button is not a second entry. */
function statusOf<Values>(state: Pick<FormState<Values>, keyof typeof subscription>) {
  if (state.submitting) return 'sending';
  if (state.submitError) return 'failed';
  const isModified = Object.values(state.modified ?? {}).some(Boolean);
  return state.submitSucceeded && !state.submitFailed && !isModified ? 'sent' : 'idle';
}

interface SubmitOptions extends Pick<FormContextValue, 'fields' | 'announce'> {
  onSent: (() => void) | undefined;
}

/**
 * The ref of a form, its status, whether a submit has failed, the notice of a failure, and the handlers of submit and blur, which
 * move focus and announce.
 */
export function useSubmit<Values extends FormValues>({ fields, announce, onSent }: SubmitOptions) {
  const form = useForm<Values>();
  const formRef = useRef<HTMLFormElement>(null);
  const state = useFormState<Values>({ subscription });
  const status = statusOf(state);
  const focus = useFormFocus(formRef);
  const { texts, showSubmitErrors } = useFormContent();
  const { messages } = texts;
  // The last announced error of each field.
  const announcedErrors = useRef<FieldErrors>({});

  const onSubmitEnd = useEffectEvent(() => {
    focus.restore();
    announce('');
    if (status === 'sent') onSent?.();
  });
  useEffect(() => {
    if (status !== 'idle' && status !== 'sending') onSubmitEnd();
  }, [status]);

  useTimeout(() => announce(labels.forms.stillSending), slowAfter, status === 'sending' || null);

  const onFieldBlur = useCallback(
    (name: string, label: string) => {
      form.blur(name);
      const field = form.getFieldState(name);
      const error = field && visibleError(field, fields[name]?.isMandatory);
      const isNew = error !== announcedErrors.current[name];
      if (error !== undefined && isNew) announce(`${label}: ${messages[error]}`);
      announcedErrors.current = { ...announcedErrors.current, [name]: error };
    },
    [form, fields, announce, messages],
  );

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (status === 'sending' || status === 'sent') return;
    // A tap on the button does not end what an input method composes.
    document.activeElement?.dispatchEvent(
      new CompositionEvent('compositionend', { bubbles: true }),
    );
    const errors: FieldErrors = form.getState().errors ?? {};
    announcedErrors.current = errors;
    focus.save();
    void form.submit();

    const isValid = Object.keys(errors).length === 0;
    const error = focus.focusError(errors);
    if (isValid) announce(labels.forms.sending);
    else if (error) announce(messages[error]);
  };

  const failure = status === 'failed' && showSubmitErrors && texts.submitError;
  return { formRef, status, isAttempted: state.submitFailed, failure, onFieldBlur, onSubmit };
}
