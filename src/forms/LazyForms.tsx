import { lazy, type ComponentProps } from 'react';
import { WhenNear } from '../components/WhenNear/WhenNear';
import './styles';

// Its popup comes along: once an enquiry has been sent, nothing may be left that can fail.
const EnquiryForm = lazy(async () => {
  const [form] = await Promise.all([import('./EnquiryForm'), import('./SuccessPopup')]);
  return { default: form.EnquiryForm };
});
const FactSheetForm = lazy(async () => ({
  default: (await import('./FactSheetForm')).FactSheetForm,
}));
const NewsletterForm = lazy(async () => ({
  default: (await import('./NewsletterForm')).NewsletterForm,
}));

/** The enquiry form; its script comes when the visitor is near. */
export function LazyEnquiryForm(props: ComponentProps<typeof EnquiryForm>) {
  return (
    <WhenNear>
      <EnquiryForm {...props} />
    </WhenNear>
  );
}

/** The fact-sheet form; its script comes when the visitor is near. */
export function LazyFactSheetForm(props: ComponentProps<typeof FactSheetForm>) {
  return (
    <WhenNear>
      <FactSheetForm {...props} />
    </WhenNear>
  );
}

/** The newsletter form; its script comes when the visitor is near. */
export function LazyNewsletterForm() {
  return (
    <WhenNear>
      <NewsletterForm />
    </WhenNear>
  );
}
