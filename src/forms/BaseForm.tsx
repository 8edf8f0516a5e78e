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
import { forgetDraft } from './draft';
import { mutators, untouchValidFields, visibleError } from './errorVisibility';
import * as css from './form.module.css';
import { FormContext, type FormContextValue } from './FormContext';
import { FailureNotice, LiveRegion, useAnnouncement } from './FormNotices';
import type { FormValues } from './rules';
import { reportFailure } from './submit';
import { useDraft } from './useDraft';
import { useFormTexts } from './useFormTexts';

interface BaseFormProps<Values extends FormValues> {
  /** The form's id; its draft and its failures go by the same name. */
  id: string;
  fields: FormContextValue['fields'];
  /** The values of an untouched form. The same object each time. */
  empty: Values;
  validate: (values: Values) => Partial<Record<string, string>>;
  /** Merges what was typed before hydration and the draft. By default the former wins. */
  restore?: (typed: Partial<Values>, draft: Partial<Values>) => Partial<Values>;
  /** Sends the values; a rejection is a failure. */
  send: (values: Values) => Promise<void>;
  /** Called once the form has been sent and is empty again. */
  onSent?: () => void;
  /** Shown and announced once the form has been sent. */
  sentText?: string;
  children: ReactNode;
}

const decorators = [untouchValidFields];

/** What the three forms share: validation, submitting, drafts, focus and announcements. */
export function BaseForm<Values extends FormValues>(props: BaseFormProps<Values>) {
  const { id, empty, validate, send } = props;

  const onSubmit = async (values: Values, form: FormApi<Values>) => {
    try {
      await send(values);
    } catch (reason) {
      reportFailure(id, reason);
      return { [FORM_ERROR]: 'failed' };
    }
    form.initialize(empty);
    forgetDraft(id);
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
      {() => <FormBody {...props} />}
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

/** Sent lasts until the visitor types again or the next attempt. */
function statusOf<Values>(
  state: Pick<FormState<Values>, keyof typeof statusSubscription>,
): FormStatus {
  if (state.submitting) return 'sending';
  if (state.submitError) return 'failed';
  const isModified = Object.values(state.modified ?? {}).some(Boolean);
  return state.submitSucceeded && !state.submitFailed && !isModified ? 'sent' : 'idle';
}

const nameOf = (control: Element) => control.getAttribute('name') ?? '';

/** A disabled button loses the focus: remembers that the form had it, to return it to the button. */
function useFocusReturn(form: RefObject<HTMLFormElement | null>) {
  const hadFocus = useRef(false);
  return {
    remember: () => {
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
  const status = statusOf(useFormState<Values>({ subscription: statusSubscription }));
  const element = useRef<HTMLFormElement>(null);
  const focus = useFocusReturn(element);
  const { words, showSubmitErrors } = useFormTexts();
  const [announcement, announce] = useAnnouncement();
  const isReady = useDraft(form, element, props);

  const onOutcome = useEffectEvent(() => {
    focus.restore();
    announce('');
    if (status === 'sent') onSent?.();
  });
  useEffect(() => {
    if (status === 'sent' || status === 'failed') onOutcome();
  }, [status]);

  // The error that the visitor has heard last, by field.
  const heard = useRef<Partial<Record<string, string>>>({});

  const onLeave = (name: string, label: string) => {
    form.blur(name);
    const state = form.getFieldState(name);
    const error = state && visibleError(state, fields[name]?.isMandatory);
    if (error !== undefined && error !== heard.current[name]) announce(`${label}: ${error}`);
    heard.current = { ...heard.current, [name]: error };
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (status === 'sending') return;
    const errors: Partial<Record<string, string>> = form.getState().errors ?? {};
    heard.current = errors;
    focus.remember();
    void form.submit();

    const invalid = [...(element.current?.elements ?? [])]
      .filter((control) => control instanceof HTMLElement)
      .find((control) => errors[nameOf(control)]);
    if (!invalid) announce(words.sending);
    else if (invalid === document.activeElement) announce(errors[nameOf(invalid)] ?? '');
    else invalid.focus();
  };

  return (
    <FormContext
      value={{ id, fields, isReady, isSending: status === 'sending', onLeave, announce }}
    >
      <form
        ref={element}
        id={id}
        className={css.form}
        // Should a browser submit it without the script, nothing that was typed ends up in an address.
        method="post"
        noValidate
        data-status={status}
        onSubmit={onSubmit}
      >
        {children}
        {status === 'failed' && showSubmitErrors && <FailureNotice />}
        <LiveRegion text={announcement} sentText={status === 'sent' ? sentText : undefined} />
      </form>
    </FormContext>
  );
}
