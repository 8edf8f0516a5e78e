import { lazy, Suspense, useState } from 'react';
import { LazyEnquiryForm } from './LazyForms';

// In the form's chunk, so that nothing can fail to load once an enquiry has been sent, and so that there is
// one style sheet: a second one that arrives first makes Chromium rebuild its typefaces, and lines move.
const SuccessPopup = lazy(async () => ({
  default: (await import(/* webpackChunkName: "enquiry" */ './SuccessPopup')).SuccessPopup,
}));

function scrollToTop() {
  const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: reducesMotion ? 'auto' : 'smooth' });
}

/** The enquiry form of the home and solution pages: after a success the popup, then the top of the page. */
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
