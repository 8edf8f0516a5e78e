import { navigate } from 'gatsby';
import type { MouseEvent } from 'react';
import { scrollToEnquiry } from '../components/scrollToEnquiry';

/** The delay between arriving at the home page and scrolling to the form, in milliseconds (R22). */
const delay = 100;

/** Where the demo button leads without a script. */
export const demoAddress = '/home#enquiry';

let isRequested = false;

/** 'Request Demo' of the header: goes to /home and, about 100 ms later, scrolls to the enquiry form. */
export function requestDemo(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  isRequested = true;
  if (window.location.pathname === '/home') fulfilDemoRequest('/home');
  else void navigate('/home');
}

/** Scrolls to the form once home is on screen; to be called on every route change. */
export function fulfilDemoRequest(pathname: string): void {
  if (!isRequested || pathname !== '/home') return;
  isRequested = false;
  window.setTimeout(scrollToEnquiry, delay);
}
