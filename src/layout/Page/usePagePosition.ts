import { useEffect, useLayoutEffect, useRef } from 'react';
import { anchorOf, enquirySectionId, focusAnchor, goToEnquiry } from '../../helpers/anchors';

/** The delay between arriving on a page and scrolling to its enquiry form, in milliseconds (R22). */
const enquiryDelay = 100;

/**
 * Scrolls after a navigation in the browser, as it does itself between documents: to the top (R14), to the anchor in the
 * address, or within a page back to where a link was (R14). Also moves the focus to the anchor.
 *
 * @param location a new object for each navigation
 */
export function usePagePosition(location: Location): void {
  const first = useRef(location);
  const last = useRef(location);

  useLayoutEffect(() => {
    const previous = last.current;
    if (location === previous) return;
    last.current = location;
    const isSamePage = location.pathname === previous.pathname;
    const left: unknown = isSamePage ? window.history.state?.top : undefined;
    const anchor = anchorOf(location.hash);
    if (anchor && anchor.id !== enquirySectionId && left === undefined) anchor.scrollIntoView();
    else if (left !== undefined || !isSamePage || !location.hash) {
      window.scrollTo({ top: Number(left ?? 0), behavior: 'instant' });
    }
  }, [location]);

  useEffect(() => {
    const anchor = location === first.current ? null : anchorOf(location.hash);
    if (anchor?.id === enquirySectionId) {
      const timer = setTimeout(goToEnquiry, enquiryDelay);
      return () => clearTimeout(timer);
    }
    // The browser has continued from its target itself, and the visitor may be further by now. Otherwise after the
    // effects of Gatsby's router, one of which moves the focus to the page.
    if (anchor && !anchor.matches(':target')) queueMicrotask(() => focusAnchor(anchor));
  }, [location]);
}
