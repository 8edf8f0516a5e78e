import { useLayoutEffect, useRef } from 'react';
import { trustHtml } from '../trustedHtml';

/**
 * The end of the first view of a long page. The build links the page's style sheet here, instead of writing it into the
 * page: browsers paint what is above, and go on when they have it (docs/decisions/0061-first-window.md).
 */
export function BelowFold() {
  const ref = useRef<HTMLDivElement>(null);

  // webpack loads a style sheet once, so it outlives its page.
  useLayoutEffect(() => {
    const place = ref.current;
    return () => document.head.append(...(place?.childNodes ?? []));
  }, []);

  // With any `__html`, React leaves what is in the page.
  return (
    <div ref={ref} data-styles="" hidden dangerouslySetInnerHTML={{ __html: trustHtml('') }} />
  );
}
