import { useEffect, useState } from 'react';
import { scrollBehavior } from '../helpers/reducedMotion';
import { EnquiryForm } from './EnquiryForm';
import { SuccessPopup } from './SuccessPopup';

/** Scrolls to the top and moves the focus there. */
function goToTop() {
  document.querySelector('main')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
}

/**
 * The enquiry form of the home and solution pages. After an enquiry it shows a popup, then scrolls to the top; the form
 * says that it was sent until it is filled in again.
 */
export function EnquiryWithPopup() {
  const [popup, setPopup] = useState<'none' | 'open' | 'closed'>('none');

  // Everything outside the open popup is inert.
  useEffect(() => {
    if (popup === 'closed') goToTop();
  }, [popup]);

  return (
    <>
      <EnquiryForm onSent={() => setPopup('open')} showsSentText={popup === 'closed'} />
      {popup === 'open' && <SuccessPopup onDone={() => setPopup('closed')} />}
    </>
  );
}
