import { scrollBehavior } from './reducedMotion';

/** The id of the section with the enquiry form. */
export const enquirySectionId = 'enquiry';

/**
 * Scrolls to the enquiry form and focuses its heading, so that keyboard users continue from there.
 * Does nothing on pages without the form.
 */
export function scrollToEnquiry(): void {
  const section = document.getElementById(enquirySectionId);
  if (!section) return;
  section.scrollIntoView({ behavior: scrollBehavior() });
  const heading = section.querySelector('h2');
  if (heading) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
}
