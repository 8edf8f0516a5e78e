import { lazy, Suspense, useState } from 'react';
import { LazyEnquiryForm } from './LazyForms';

// In the form's chunk: once an enquiry has been sent, nothing may be left that can fail. And of two style
// sheets the second could come first, which makes Chromium build its typefaces anew: lines then move.
const SuccessPopup = lazy(async () => ({
  default: (await import(/* webpackChunkName: "enquiry" */ './SuccessPopup')).SuccessPopup,
}));

function scrollToTop() {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
}

/**
 * The enquiry form of the home page and the solution pages: after a success the popup shows, then the page
 * scrolls to the top (specification section 4).
 */
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
