import { scrollBehavior } from './reducedMotion';

/** The id of the section with the enquiry form. */
export const enquirySectionId = 'enquiry';

/** Where 'Request Demo' leads. */
export const demoAddress = `/home#${enquirySectionId}`;

/** The element of a hash such as `#enquiry`; none for an invalid one, such as `#%`. */
export function anchorOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURI(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Moves the focus to an element, so that keyboard users continue from there. */
export function focusAnchor(element: HTMLElement): void {
  // A link, such as one to a footnote, stays in the tab order.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Scrolls to the enquiry form and focuses its heading. Does nothing on pages without the form. */
export function goToEnquiry(): void {
  const section = document.getElementById(enquirySectionId);
  section?.scrollIntoView({ behavior: scrollBehavior() });
  const heading = section?.querySelector('h2');
  if (heading) focusAnchor(heading);
}
