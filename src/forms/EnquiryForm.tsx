import { ContactForm } from './ContactForm';
import { SubmitButton } from './fields/SubmitButton';
import { sendEnquiry } from './submit';
import { useFormTexts } from './useFormTexts';

/**
 * The enquiry form of the home, solution and contact pages.
 * @param props.onSuccess Called once an enquiry has been sent and the form is empty again.
 */
export function EnquiryForm({ onSuccess }: { onSuccess: () => void }) {
  const { words, websiteMarker } = useFormTexts();
  return (
    <ContactForm
      id="enquiry-form"
      send={(values) => sendEnquiry(values, websiteMarker)}
      onSent={onSuccess}
    >
      <SubmitButton>{words.submit.enquiry}</SubmitButton>
    </ContactForm>
  );
}
