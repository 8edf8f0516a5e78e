/** The id of the section that holds the enquiry form; its heading takes the focus. */
export const enquirySectionId = 'enquiry';

/**
 * Scrolls to the enquiry form of the page and gives its heading the focus, so that a keyboard goes on from there.
 * Does nothing on a page without the form.
 */
export function scrollToEnquiry(): void {
  const section = document.getElementById(enquirySectionId);
  if (!section) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
  section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}
