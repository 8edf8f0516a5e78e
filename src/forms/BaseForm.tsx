import { FORM_ERROR, type FormApi, type FormState } from 'final-form';
import {
  useEffect,
  useEffectEvent,
  useRef,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { Form, useForm, useFormState } from 'react-final-form';
import { clearDraft } from './draft';
import { Honeypot } from './fields/Honeypot';
import { mutators, untouchValidFields, visibleError } from './errorVisibility';
import { FailureNotice } from './FailureNotice';
import * as css from './form.module.css';
import { FormContext, type FormContextValue } from './FormContext';
import { LiveRegion, useAnnouncement } from './FormNotices';
import { adoptScriptedValues } from './adoptScriptedValues';
import type { FormValues, Message } from './rules';
import { reportFailure, TOO_MANY_REQUESTS, type Refusal } from './submit';
import { useDraft, type DraftOptions } from './useDraft';
import { useFormContent } from './useFormContent';

export interface BaseFormProps<Values extends FormValues> extends DraftOptions<Values> {
  fields: FormContextValue['fields'];
  validate: (values: Values) => Partial<Record<string, Message>>;
  /** Sends the values. Resolves with a refusal that the form shows; rejects on failure. */
  send: (values: Values) => Promise<Refusal | undefined> | Promise<void>;
  /** Called when the form has been sent and reset. */
  onSent?: () => void;
  /** Shown and announced when the form has been sent. */
  sentText?: string | undefined;
  children: ReactNode;
}

const decorators = [untouchValidFields];

/** The behaviour of all forms: validation, submit, honeypot, drafts, focus and announcements. */
export function BaseForm<Values extends FormValues>(props: BaseFormProps<Values>) {
  const { id, empty, validate, send, children } = props;
  const honeypot = useRef<HTMLInputElement>(null);
  const hasTrustedInput = useRef(false);

  const onSubmit = async (values: Values, form: FormApi<Values>) => {
    // Extensions fill in hidden fields, too (R339: a person's entry is never dropped).
    const isBot = !hasTrustedInput.current && Boolean(honeypot.current?.value);
    try {
      // A bot sees a success, so that it does not try again (R179: a bot's entry is dropped).
      const refusal = isBot ? undefined : await send(values);
      if (refusal) return refusal;
    } catch (reason) {
      reportFailure(id, reason);
      return { [FORM_ERROR]: 'failed' };
    }
    if (honeypot.current) honeypot.current.value = '';
    form.initialize(empty);
    clearDraft(id);
    return undefined;
  };

  return (
    <Form<Values>
      onSubmit={onSubmit}
      validate={validate}
      initialValues={empty}
      mutators={mutators}
      decorators={decorators}
      subscription={{}}
    >
      {() => (
        <FormBody {...props}>
          {children}
          <Honeypot ref={honeypot} hasTrustedInput={hasTrustedInput} />
        </FormBody>
      )}
    </Form>
  );
}

type FormStatus = 'idle' | 'sending' | 'failed' | 'refused' | 'sent';

const statusSubscription = {
  submitting: true,
  submitError: true,
  submitErrors: true,
  dirtySinceLastSubmit: true,
  submitFailed: true,
  submitSucceeded: true,
  modified: true,
} as const;

/** The status of a form. 'sent' ends with the next change: a second click on the button is not a second entry. */
function statusOf<Values>(
  state: Pick<FormState<Values>, keyof typeof statusSubscription>,
): FormStatus {
  if (state.submitting) return 'sending';
  if (state.submitError) return 'failed';
  if (state.submitErrors && !state.dirtySinceLastSubmit) return 'refused';
  const isModified = Object.values(state.modified ?? {}).some(Boolean);
  return state.submitSucceeded && !state.submitFailed && !isModified ? 'sent' : 'idle';
}

const nameOf = (control: Element) => control.getAttribute('name') ?? '';

/** Restores the focus to the submit button, which loses it while it is disabled. */
function useFocusReturn(form: RefObject<HTMLFormElement | null>) {
  const hadFocus = useRef(false);
  return {
    save: () => {
      hadFocus.current = form.current?.contains(document.activeElement) ?? false;
    },
    restore: () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      const button = form.current?.querySelector<HTMLElement>('[type="submit"]');
      if (hadFocus.current && isLost) button?.focus({ preventScroll: true });
    },
  };
}

function FormBody<Values extends FormValues>(props: BaseFormProps<Values>) {
  const { id, fields, onSent, sentText, children } = props;
  const form = useForm<Values>();
  const state = useFormState<Values>({ subscription: statusSubscription });
  const status = statusOf(state);
  const formRef = useRef<HTMLFormElement>(null);
  const focus = useFocusReturn(formRef);
  const { texts, showSubmitErrors } = useFormContent();
  const [announcement, announce] = useAnnouncement();
  const isTooMany = state.submitError === TOO_MANY_REQUESTS;
  const failure =
    status === 'failed' &&
    ((isTooMany && texts.tooManyRequests) || (showSubmitErrors && texts.submitError));
  const isReady = useDraft(form, formRef, props);
  useEffect(() => {
    if (!formRef.current) return;
    return adoptScriptedValues(formRef.current, (name) => form.getFieldState(name)?.value);
  }, [form]);

  /** Moves the focus to the first control with an error. Returns the error if the focus was there already. */
  const focusError = (errors: Partial<Record<string, Message>>) => {
    const invalid = [...(formRef.current?.elements ?? [])]
      .filter((control) => control instanceof HTMLElement)
      .find((control) => errors[nameOf(control)]);
    if (invalid && invalid === document.activeElement) return errors[nameOf(invalid)];
    invalid?.focus();
    return undefined;
  };

  const onSubmitEnd = useEffectEvent(() => {
    focus.restore();
    announce('');
    if (status === 'sent') onSent?.();
    if (status === 'refused') focusError(state.submitErrors ?? {});
  });
  useEffect(() => {
    if (status !== 'idle' && status !== 'sending') onSubmitEnd();
  }, [status]);

  // The last announced error of each field.
  const announcedErrors = useRef<Partial<Record<string, Message>>>({});

  const onFieldBlur = (name: string, label: string) => {
    form.blur(name);
    const state = form.getFieldState(name);
    const error = state && visibleError(state, fields[name]?.isMandatory);
    const isNew = error !== announcedErrors.current[name];
    if (error !== undefined && isNew) announce(`${label}: ${texts.messages[error]}`);
    announcedErrors.current = { ...announcedErrors.current, [name]: error };
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (status === 'sending' || status === 'sent') return;
    // A tap on the button does not end what an input method composes.
    document.activeElement?.dispatchEvent(
      new CompositionEvent('compositionend', { bubbles: true }),
    );
    const errors: Partial<Record<string, Message>> = form.getState().errors ?? {};
    announcedErrors.current = errors;
    focus.save();
    void form.submit();

    const isValid = Object.keys(errors).length === 0;
    const error = focusError(errors);
    if (isValid) announce(texts.sending);
    else if (error) announce(texts.messages[error]);
  };

  return (
    <FormContext
      value={{ id, fields, isReady, isSending: status === 'sending', onFieldBlur, announce }}
    >
      <form
        ref={formRef}
        id={id}
        className={css.form}
        // If the browser submits the form itself, the values must not become part of the URL.
        method="post"
        noValidate
        data-status={status}
        onSubmit={onSubmit}
      >
        {children}
        {!isReady && <FailureNotice text={texts.loadError} withoutScripts />}
        {failure && <FailureNotice text={failure} />}
        <LiveRegion text={announcement} sentText={status === 'sent' ? sentText : undefined} />
      </form>
    </FormContext>
  );
}
