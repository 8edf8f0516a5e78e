import { navigate } from 'gatsby';
import type { MouseEvent } from 'react';
import { scrollToEnquiry } from '../../helpers/scrollToEnquiry';

/** The delay between arriving on the home page and scrolling to the form, in milliseconds (R22). */
const scrollDelay = 100;

/** The `href` of the demo button, used without JavaScript. */
export const demoHref = '/home#enquiry';

let isDemoRequested = false;

/** The click handler of 'Request Demo': navigates to /home and scrolls to the enquiry form. */
export function requestDemo(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  isDemoRequested = true;
  if (window.location.pathname === '/home') scrollToRequestedDemo('/home');
  else void navigate('/home');
}

/** Scrolls to the enquiry form if a demo was requested. Call it on every route change. */
export function scrollToRequestedDemo(pathname: string): void {
  // Another page, chosen since, ends the request.
  const isDue = isDemoRequested && pathname === '/home';
  isDemoRequested = false;
  if (isDue) window.setTimeout(scrollToEnquiry, scrollDelay);
}
