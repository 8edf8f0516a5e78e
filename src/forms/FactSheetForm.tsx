import { useRef } from 'react';
import { ContactForm } from './ContactForm';
import { Honeypot, honeypotText } from './fields/Honeypot';
import { SubmitButton } from './fields/SubmitButton';
import { sendFactSheetRequest } from './submit';
import { useFormContent } from './useFormContent';

/**
 * The form to request a fact sheet by e-mail.
 * @param props.factSheet The slug of the fact sheet.
 */
export function FactSheetForm({ factSheet }: { factSheet: string }) {
  const { texts } = useFormContent();
  const honeypot = useRef<HTMLInputElement>(null);
  return (
    <ContactForm
      id="fact-sheet-form"
      send={(values) =>
        sendFactSheetRequest(values, { factSheet, companyFax: honeypotText(honeypot.current) })
      }
      sentText={texts.factSheetSuccess}
    >
      <Honeypot ref={honeypot} />
      <SubmitButton>{texts.submit.factSheet}</SubmitButton>
    </ContactForm>
  );
}
