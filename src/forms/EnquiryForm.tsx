import { ContactForm } from './ContactForm';
import { SubmitButton } from './fields/SubmitButton';
import { sendEnquiry } from './submit';
import { useFormContent } from './useFormContent';

/**
 * The enquiry form of the home, solution and contact pages.
 * @param props.onSuccess Called when an enquiry has been sent and the form has been reset.
 */
export function EnquiryForm({ onSuccess }: { onSuccess: () => void }) {
  const { texts, websiteMarker } = useFormContent();
  return (
    <ContactForm
      id="enquiry-form"
      send={(values) => sendEnquiry(values, websiteMarker, texts.consentVersion)}
      onSent={onSuccess}
    >
      <SubmitButton>{texts.submit.enquiry}</SubmitButton>
    </ContactForm>
  );
}
