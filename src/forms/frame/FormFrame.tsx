import { FORM_ERROR, type FormApi } from 'final-form';
import { useState, type ReactNode } from 'react';
import { Form } from 'react-final-form';
import { forgetDraft, type FormValues } from './draft';
import type { Errors } from './errorTiming';
import { FormBody } from './FormBody';
import { reportFailure } from '../submit/reportFailure';
import type { Outcome } from './useAfterSending';

export interface FormFrameProps<Values extends FormValues> {
  /** The form's id; its draft is kept and its failures are logged under it too. */
  id: string;
  /** The values of an untouched form. The same object each time. */
  empty: Values;
  validate: (values: Values) => Errors;
  mandatory: readonly string[];
  /** Makes what was typed or kept fit the form. By default, what stands in the controls wins. */
  restore?: (typed: Partial<Values>, draft: Partial<Values>) => Partial<Values>;
  /** Sends the values; a rejection is a failure. */
  send: (values: Values) => Promise<void>;
  /** Called once the form has been sent and is empty again. */
  onSent?: () => void;
  /** Shown and said once the form has been sent. */
  sentText?: string;
  children: ReactNode;
}

/**
 * What the three forms share: when mistakes show, what sending looks like, what failure leaves and what
 * survives a reload (specification section 4).
 */
export function FormFrame<Values extends FormValues>(props: FormFrameProps<Values>) {
  const { id, empty, validate, send } = props;
  const [outcome, setOutcome] = useState<Outcome>({ status: 'idle', attempt: 0 });

  const finish = (status: Outcome['status']) =>
    setOutcome(({ attempt }) => ({ status, attempt: attempt + 1 }));

  const onSubmit = async (values: Values, form: FormApi<Values>) => {
    try {
      await send(values);
    } catch (reason) {
      reportFailure(id, reason);
      finish('failed');
      return { [FORM_ERROR]: 'failed' };
    }
    form.restart();
    forgetDraft(id);
    finish('sent');
  };

  return (
    <Form<Values>
      onSubmit={onSubmit}
      validate={validate}
      initialValues={empty}
      subscription={{ submitting: true }}
    >
      {({ handleSubmit, submitting }) => (
        <FormBody
          {...props}
          isSending={submitting === true}
          outcome={outcome}
          submit={handleSubmit}
          onOutcomeRead={() => setOutcome(({ attempt }) => ({ status: 'idle', attempt }))}
        />
      )}
    </Form>
  );
}
