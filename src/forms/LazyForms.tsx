import { useLayoutEffect, type ComponentProps, type ReactNode } from 'react';
import { LazyHydrate } from '../components/LazyHydrate/LazyHydrate';
import { saveAllTypedValues } from './draft';
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

/** Hydrates a form when it is near the viewport. A navigation before that saves what was typed. */
function LazyForm({ children }: { children: ReactNode }) {
  useLayoutEffect(() => saveAllTypedValues, []);
  return <LazyHydrate>{children}</LazyHydrate>;
}

/** The enquiry form. Its script loads when the form is near the viewport. */
export function LazyEnquiryForm(props: ComponentProps<typeof EnquiryForm>) {
  return (
    <LazyForm>
      <EnquiryForm {...props} />
    </LazyForm>
  );
}

/** The fact-sheet form. Its script loads when the form is near the viewport. */
export function LazyFactSheetForm(props: ComponentProps<typeof FactSheetForm>) {
  return (
    <LazyForm>
      <FactSheetForm {...props} />
    </LazyForm>
  );
}

/** The newsletter form. Its script loads when the form is near the viewport. */
export function LazyNewsletterForm() {
  return (
    <LazyForm>
      <NewsletterForm />
    </LazyForm>
  );
}
