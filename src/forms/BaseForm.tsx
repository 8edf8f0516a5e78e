import { FORM_ERROR, type FormApi } from 'final-form';
import { Suspense, useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Form, useForm } from 'react-final-form';
import { useHydrated } from '../hooks/useHydrated';
import { adoptScriptedValues } from './adoptScriptedValues';
import { clearSentDraft } from './draft';
import { mutators, untouchValidFields } from './errorVisibility';
import { FailureNotice } from './FailureNotice';
import { Honeypot } from './fields/Honeypot';
import * as css from './form.module.css';
import { FormContext } from './FormContext';
import { LiveRegion, useAnnouncement } from './FormNotices';
import { reportFailure } from './http';
import { formErrors, type FieldDefinition, type FormValues } from './rules';
import { isBeingSent, sendOnce } from './sendOnce';
import { useDraft, type DraftOptions } from './useDraft';
import { useFormContent } from './useFormContent';
import { useSubmit } from './useSubmit';

export interface BaseFormProps<Values extends FormValues> extends DraftOptions<Values> {
  /** Must be the same object on each render. */
  fields: Readonly<Record<keyof Values & string, FieldDefinition>>;
  /** Sends the values. Rejects on failure. */
  send: (values: Values) => Promise<void>;
  /** Called when the form has been sent and reset. */
  onSent?: () => void;
  /** Shown and announced when the form has been sent. */
  sentText?: string | undefined;
  children: ReactNode;
}

const decorators = [untouchValidFields];

/**
 * The behaviour of all forms: validation, submit, honeypot, drafts, focus and announcements. Under its own Suspense
 * boundary, React hydrates a form after its page, and at once when it is touched.
 */
export function BaseForm<Values extends FormValues>(props: BaseFormProps<Values>) {
  const { id, fields, empty, send, children } = props;
  const { settings } = useFormContent();
  const honeypot = useRef<HTMLInputElement>(null);
  const hasTrustedInput = useRef(false);

  const validate = useCallback(
    (values: Values) => formErrors(fields, values, settings),
    [fields, settings],
  );

  const onSubmit = async (values: Values, form: FormApi<Values>) => {
    // Extensions fill in hidden fields, too (R179: a person's entry is never dropped).
    const isBot = !hasTrustedInput.current && Boolean(honeypot.current?.value);
    try {
      // A bot sees a success, so that it does not try again (R179: a bot's entry is dropped).
      if (!isBot) await sendOnce(id, values, () => send(values));
    } catch (reason) {
      reportFailure(id, reason);
      return { [FORM_ERROR]: 'failed' };
    }
    if (honeypot.current) honeypot.current.value = '';
    form.initialize(empty);
    clearSentDraft(id, values);
    return undefined;
  };

  return (
    <Suspense fallback={null}>
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
    </Suspense>
  );
}

function FormBody<Values extends FormValues>(props: BaseFormProps<Values>) {
  const { id, fields, onSent, sentText, children } = props;
  const form = useForm<Values>();
  const [announcement, announce] = useAnnouncement();
  useDraft(form, props);
  const submit = useSubmit<Values>({ fields, announce, onSent });
  const { formRef, status, isAttempted, failure, onSubmit, onFieldBlur } = submit;

  useEffect(() => {
    if (!formRef.current) return;
    return adoptScriptedValues(formRef.current, (name) => form.getFieldState(name)?.value);
  }, [form, formRef]);

  useEffect(() => {
    // After the effect of react-final-form that validates what is restored.
    if (isBeingSent(id, form.getState().values)) queueMicrotask(() => void form.submit());
  }, [form, id]);

  // The first change of a field renders the form, but not every other field.
  const isSending = status === 'sending';
  const context = useMemo(
    () => ({ id, fields, isSending, onFieldBlur, announce }),
    [id, fields, isSending, onFieldBlur, announce],
  );

  return (
    <FormContext value={context}>
      <form
        ref={formRef}
        id={id}
        className={css.form}
        // If the browser submits the form itself, the values must not become part of the URL.
        method="post"
        noValidate
        data-status={status}
        data-attempted={isAttempted || undefined}
        onSubmit={onSubmit}
      >
        <LoadError />
        {children}
        {failure && <FailureNotice text={failure} />}
        <LiveRegion text={announcement} sentText={status === 'sent' ? sentText : undefined} />
      </form>
    </FormContext>
  );
}

/** What a visitor whose browser does not run the site's scripts can do. */
function LoadError() {
  const { loadError } = useFormContent().texts;
  return !useHydrated(true, false) && <FailureNotice text={loadError} withoutScripts />;
}
