import { ContactForm } from './ContactForm';
import { SubmitButton } from './fields/SubmitButton';
import { sendEnquiry } from './submit';
import { useFormContent } from './useFormContent';

interface EnquiryFormProps {
  onSuccess: () => void;
  showsSentText?: boolean;
}

/**
 * The enquiry form of the home, solution and contact pages.
 * @param props.onSuccess Called when an enquiry has been sent and the form has been reset.
 * @param props.showsSentText The form says that it was sent, until the next change.
 */
export function EnquiryForm({ onSuccess, showsSentText = false }: EnquiryFormProps) {
  const { texts, websiteMarker, consentVersion } = useFormContent();
  return (
    <ContactForm
      id="enquiry-form"
      send={(values) => sendEnquiry(values, websiteMarker, consentVersion)}
      onSent={onSuccess}
      sentText={showsSentText ? texts.enquirySuccess : undefined}
    >
      <SubmitButton>{texts.submit.enquiry}</SubmitButton>
    </ContactForm>
  );
}
