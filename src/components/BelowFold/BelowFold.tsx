import { useLayoutEffect } from 'react';
import { htmlProps } from '../../helpers/trustedHtml';
import { useServerElement } from '../../hooks/useServerElement';

/**
 * The end of a long page's first view, where the build links the other styles: browsers paint what is above and
 * continue once they have loaded (docs/decisions/0061-first-window.md). Only the server's HTML has the link. It moves
 * to the head when the visitor leaves the page, or when React cannot hydrate it and renders it again.
 */
export function BelowFold() {
  const link = useServerElement<HTMLLinkElement>('[data-styles] link');

  useLayoutEffect(() => {
    if (!link) return;
    if (!link.isConnected) document.head.append(link);
    return () => document.head.append(link);
  }, [link]);

  // With any `__html`, React keeps what is in the page.
  return <div data-styles="" hidden {...htmlProps('')} />;
}
