import { useRef } from 'react';
import { ContactForm } from './ContactForm';
import { Honeypot, honeypotText } from './fields/Honeypot';
import { SubmitButton } from './fields/SubmitButton';
import { sendFactSheetRequest } from './submit';
import { useFormTexts } from './useFormTexts';

/**
 * The form that has a fact sheet emailed to the visitor.
 * @param props.factSheet The slug of the fact sheet.
 */
export function FactSheetForm({ factSheet }: { factSheet: string }) {
  const { words } = useFormTexts();
  const honeypot = useRef<HTMLInputElement>(null);
  return (
    <ContactForm
      id="fact-sheet-form"
      send={(values) =>
        sendFactSheetRequest({ ...values, factSheet, companyFax: honeypotText(honeypot.current) })
      }
      sentText={words.factSheetSuccess}
    >
      <Honeypot ref={honeypot} />
      <SubmitButton>{words.submit.factSheet}</SubmitButton>
    </ContactForm>
  );
}
