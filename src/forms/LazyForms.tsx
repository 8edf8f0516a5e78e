import type { ComponentProps } from 'react';
import { LazyHydrate } from '../components/LazyHydrate/LazyHydrate';
import { lazyWithRetry } from './lazyWithRetry';
import './styles';

// The success popup is part of the same chunk (EnquiryWithPopup.tsx).
const EnquiryForm = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "enquiry" */ './EnquiryForm')).EnquiryForm,
);
const FactSheetForm = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "fact-sheet" */ './FactSheetForm')).FactSheetForm,
);
const NewsletterForm = lazyWithRetry(
  async () =>
    (await import(/* webpackChunkName: "newsletter" */ './NewsletterForm')).NewsletterForm,
);

/** The enquiry form. Its script loads when the form is near the viewport. */
export function LazyEnquiryForm(props: ComponentProps<typeof EnquiryForm>) {
  return (
    <LazyHydrate>
      <EnquiryForm {...props} />
    </LazyHydrate>
  );
}

/** The fact-sheet form. Its script loads when the form is near the viewport. */
export function LazyFactSheetForm(props: ComponentProps<typeof FactSheetForm>) {
  return (
    <LazyHydrate>
      <FactSheetForm {...props} />
    </LazyHydrate>
  );
}

/** The newsletter form. Its script loads when the form is near the viewport. */
export function LazyNewsletterForm() {
  return (
    <LazyHydrate>
      <NewsletterForm />
    </LazyHydrate>
  );
}
