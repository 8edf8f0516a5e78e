import { ContactForm } from './ContactForm';
import { SubmitButton } from './fields/SubmitButton';
import { sendFactSheetRequest } from './submitFactSheet';
import { useFormContent } from './useFormContent';

/**
 * The form to request a fact sheet by email.
 * @param props.factSheet The slug of the fact sheet.
 */
export function FactSheetForm({ factSheet }: { factSheet: string }) {
  const { texts, consentVersion } = useFormContent();
  return (
    <ContactForm
      id="fact-sheet-form"
      send={(values) => sendFactSheetRequest(values, factSheet, consentVersion)}
      sentText={texts.factSheetSuccess}
    >
      <SubmitButton>{texts.submit.factSheet}</SubmitButton>
    </ContactForm>
  );
}
