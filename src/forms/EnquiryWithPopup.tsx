import { lazy, Suspense, useState } from 'react';
import { LazyEnquiryForm } from './LazyForms';

// In the same chunk as the form, so that it is loaded when an enquiry has been sent. A separate style sheet would also
// make Chromium lay out the text again, which shifts lines.
const SuccessPopup = lazy(async () => ({
  default: (await import(/* webpackChunkName: "enquiry" */ './SuccessPopup')).SuccessPopup,
}));

function scrollToTop() {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'auto' : 'smooth' });
}

/** The enquiry form of the home and solution pages. After an enquiry it shows a popup, then scrolls to the top. */
export function EnquiryWithPopup() {
  const [isSent, setIsSent] = useState(false);
  return (
    <>
      <LazyEnquiryForm onSuccess={() => setIsSent(true)} />
      {isSent && (
        <Suspense fallback={null}>
          <SuccessPopup
            onDone={() => {
              setIsSent(false);
              scrollToTop();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
