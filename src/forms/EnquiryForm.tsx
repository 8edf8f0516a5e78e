import { ContactForm } from './ContactForm';
import { SubmitButton } from './fields/SubmitButton';
import { sendEnquiry } from './submit';
import { useFormContent } from './useFormContent';

interface EnquiryFormProps {
  onSent: () => void;
  showsSentText?: boolean;
}

/**
 * The enquiry form of the home, solution and contact pages.
 * @param props.onSent Called when an enquiry has been sent and the form has been reset.
 * @param props.showsSentText The form says that it was sent, until the next change.
 */
export function EnquiryForm({ onSent, showsSentText = false }: EnquiryFormProps) {
  const { texts, websiteMarker, consentVersion } = useFormContent();
  return (
    <ContactForm
      id="enquiry-form"
      send={(values) => sendEnquiry(values, websiteMarker, consentVersion)}
      onSent={onSent}
      sentText={showsSentText ? texts.enquirySuccess : undefined}
    >
      <SubmitButton>{texts.submit.enquiry}</SubmitButton>
    </ContactForm>
  );
}
