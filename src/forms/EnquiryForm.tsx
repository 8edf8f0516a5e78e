import { ContactFields } from './fields/ContactFields';
import { EMPTY_CONTACT, restoredContact } from './fields/contactValues';
import { FormFrame } from './frame/FormFrame';
import { enquiryErrors, MANDATORY_FIELDS } from './rules';
import { SubmitButton } from './fields/SubmitButton';
import { timeLimit } from './submit/post';
import { sendEnquiry } from './submit/sendEnquiry';
import { useFormTexts } from './useFormTexts';

/**
 * The enquiry form of the home, solution and contact pages.
 * @param props.onSuccess Called once an enquiry has been sent and the form is empty again.
 */
export function EnquiryForm({ onSuccess }: { onSuccess: () => void }) {
  const { words, websiteMarker } = useFormTexts();
  return (
    <FormFrame
      id="enquiry-form"
      empty={EMPTY_CONTACT}
      validate={enquiryErrors}
      mandatory={MANDATORY_FIELDS}
      restore={restoredContact}
      send={(values) => sendEnquiry(values, websiteMarker, timeLimit())}
      onSent={onSuccess}
    >
      <ContactFields />
      <SubmitButton>{words.submit.enquiry}</SubmitButton>
    </FormFrame>
  );
}
