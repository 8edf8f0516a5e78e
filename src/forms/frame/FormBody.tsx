import { useRef, type SubmitEvent } from 'react';
import { useForm } from 'react-final-form';
import type { FormValues } from './draft';
import type { Errors } from './errorTiming';
import * as css from '../form.module.css';
import { FormContext, type FormStatus } from './formContext';
import type { FormFrameProps } from './FormFrame';
import { FailureNotice, LiveRegion } from './notices';
import { useAfterSending, useFocusReturn, type Outcome } from './useAfterSending';
import { useAnnouncement } from './useAnnouncement';
import { useDraft } from './useDraft';
import { useFieldErrors } from './useFieldErrors';
import { useFormTexts } from '../useFormTexts';

interface FormBodyProps<Values extends FormValues> extends FormFrameProps<Values> {
  isSending: boolean;
  outcome: Outcome;
  /** The visitor goes on typing: the outcome of the last attempt is no news any more. */
  onOutcomeRead: () => void;
  /** Hands the form over for sending, if it holds no mistake. */
  submit: (event: SubmitEvent) => unknown;
}

const nameOf = (control: Element) => control.getAttribute('name') ?? '';

/** The first control, in the order of the form, whose value is wrong. */
const firstWrong = (form: HTMLFormElement | null, errors: Errors): HTMLElement | undefined =>
  [...(form?.elements ?? [])]
    .filter((control) => control instanceof HTMLElement)
    .find((control) => errors[nameOf(control)]);

/** A form and its state, inside react-final-form's. */
export function FormBody<Values extends FormValues>(props: FormBodyProps<Values>) {
  const { id, mandatory, isSending, outcome, submit, onSent, sentText } = props;
  const form = useForm<Values>();
  const element = useRef<HTMLFormElement>(null);
  const focus = useFocusReturn(element);
  const { words, showSubmitErrors } = useFormTexts();
  const [announcement, announce] = useAnnouncement();
  const fields = useFieldErrors(form, { ...props, announce });
  const status: FormStatus = isSending ? 'sending' : outcome.status;
  const isReady = useDraft(form, element, props);

  useAfterSending(outcome, isSending, () => {
    focus.giveBack();
    announce('');
    if (outcome.status !== 'sent') return;
    fields.restart();
    onSent?.();
  });

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    const errors = fields.attempt();
    const wrong = firstWrong(element.current, errors);
    focus.remember();
    submit(event);
    if (!wrong) announce(words.sending);
    else if (wrong === document.activeElement) announce(errors[nameOf(wrong)] ?? '');
    else wrong.focus();
  };

  const isMandatory = (field: string) => mandatory.includes(field);
  const { errors, leave } = fields;
  return (
    <FormContext value={{ id, isReady, status, errors, isMandatory, leave, announce }}>
      <form
        ref={element}
        id={id}
        className={css.form}
        // Without its script nothing is sent; and what is typed must not end up in an address.
        method="post"
        noValidate
        data-status={status}
        onSubmit={onSubmit}
        onInput={status === 'sent' ? props.onOutcomeRead : undefined}
      >
        {props.children}
        {status === 'failed' && showSubmitErrors && <FailureNotice />}
        <LiveRegion text={announcement} sentText={status === 'sent' ? sentText : undefined} />
      </form>
    </FormContext>
  );
}
