import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Lets React take over a page's HTML as a transition, which it does in steps of a few milliseconds: a tap or
 * a key in between is answered at once. Where there is no such HTML (in development) it renders the page.
 */
export function hydratePage(page: ReactNode, container: Element): void {
  const isRendered = container.querySelector('#gatsby-focus-wrapper')?.hasChildNodes();
  if (isRendered) startTransition(() => void hydrateRoot(container, page));
  else createRoot(container).render(page);
}
