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
import { Honeypot, honeypotText } from './fields/Honeypot';
import { mutators, untouchValidFields, visibleError } from './errorVisibility';
import { FailureNotice } from './FailureNotice';
import * as css from './form.module.css';
import { FormContext, type FormContextValue } from './FormContext';
import { LiveRegion, useAnnouncement } from './FormNotices';
import type { FormValues, Message } from './rules';
import { reportFailure } from './submit';
import { useDraft, type DraftOptions } from './useDraft';
import { useFormContent } from './useFormContent';

export interface BaseFormProps<Values extends FormValues> extends DraftOptions<Values> {
  fields: FormContextValue['fields'];
  validate: (values: Values) => Partial<Record<string, Message>>;
  /** Sends the values. Rejects on failure. */
  send: (values: Values) => Promise<void>;
  /** Called when the form has been sent and reset. */
  onSent?: () => void;
  /** Shown and announced when the form has been sent. */
  sentText?: string;
  children: ReactNode;
}

const decorators = [untouchValidFields];

/** The behaviour of all forms: validation, submit, honeypot, drafts, focus and announcements. */
export function BaseForm<Values extends FormValues>(props: BaseFormProps<Values>) {
  const { id, empty, validate, send } = props;
  const honeypot = useRef<HTMLInputElement>(null);

  const onSubmit = async (values: Values, form: FormApi<Values>) => {
    const isBot = honeypotText(honeypot.current) !== '';
    try {
      // A bot is told of a success, so that it does not try again (R179).
      if (!isBot) await send(values);
    } catch (reason) {
      reportFailure(id, reason);
      return { [FORM_ERROR]: 'failed' };
    }
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
      {() => <FormBody {...props} honeypot={honeypot} />}
    </Form>
  );
}

type FormStatus = 'idle' | 'sending' | 'failed' | 'sent';

const statusSubscription = {
  submitting: true,
  submitError: true,
  submitFailed: true,
  submitSucceeded: true,
  modified: true,
} as const;

/** The status of a form. 'sent' ends with the next change or submit. */
function statusOf<Values>(
  state: Pick<FormState<Values>, keyof typeof statusSubscription>,
): FormStatus {
  if (state.submitting) return 'sending';
  if (state.submitError) return 'failed';
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

interface FormBodyProps<Values extends FormValues> extends BaseFormProps<Values> {
  honeypot: RefObject<HTMLInputElement | null>;
}

function FormBody<Values extends FormValues>(props: FormBodyProps<Values>) {
  const { id, fields, onSent, sentText, honeypot, children } = props;
  const form = useForm<Values>();
  const status = statusOf(useFormState<Values>({ subscription: statusSubscription }));
  const formRef = useRef<HTMLFormElement>(null);
  const focus = useFocusReturn(formRef);
  const { texts, showSubmitErrors } = useFormContent();
  const [announcement, announce] = useAnnouncement();
  const isReady = useDraft(form, formRef, props);

  const onSubmitEnd = useEffectEvent(() => {
    focus.restore();
    announce('');
    if (status === 'sent') onSent?.();
  });
  useEffect(() => {
    if (status === 'sent' || status === 'failed') onSubmitEnd();
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
    if (status === 'sending') return;
    const errors: Partial<Record<string, Message>> = form.getState().errors ?? {};
    announcedErrors.current = errors;
    focus.save();
    void form.submit();

    const invalid = [...(formRef.current?.elements ?? [])]
      .filter((control) => control instanceof HTMLElement)
      .find((control) => errors[nameOf(control)]);
    const error = invalid && errors[nameOf(invalid)];
    if (!invalid || !error) announce(texts.sending);
    else if (invalid === document.activeElement) announce(texts.messages[error]);
    else invalid.focus();
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
        <Honeypot ref={honeypot} />
        {status === 'failed' && showSubmitErrors && <FailureNotice text={texts.submitError} />}
        <LiveRegion text={announcement} sentText={status === 'sent' ? sentText : undefined} />
      </form>
    </FormContext>
  );
}
