import type { ComponentProps } from 'react';
import { LazyHydrate } from '../components/LazyHydrate/LazyHydrate';
import { lazyForm } from './lazyForm';
import './styles';

// Its popup is part of the same chunk (EnquiryWithPopup.tsx).
const EnquiryForm = lazyForm(
  async () => (await import(/* webpackChunkName: "enquiry" */ './EnquiryForm')).EnquiryForm,
);
const FactSheetForm = lazyForm(
  async () => (await import(/* webpackChunkName: "fact-sheet" */ './FactSheetForm')).FactSheetForm,
);
const NewsletterForm = lazyForm(
  async () =>
    (await import(/* webpackChunkName: "newsletter" */ './NewsletterForm')).NewsletterForm,
);

/** The enquiry form; its script comes when the visitor is near. */
export function LazyEnquiryForm(props: ComponentProps<typeof EnquiryForm>) {
  return (
    <LazyHydrate>
      <EnquiryForm {...props} />
    </LazyHydrate>
  );
}

/** The fact-sheet form; its script comes when the visitor is near. */
export function LazyFactSheetForm(props: ComponentProps<typeof FactSheetForm>) {
  return (
    <LazyHydrate>
      <FactSheetForm {...props} />
    </LazyHydrate>
  );
}

/** The newsletter form; its script comes when the visitor is near. */
export function LazyNewsletterForm() {
  return (
    <LazyHydrate>
      <NewsletterForm />
    </LazyHydrate>
  );
}
