import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Hydrates the page in a transition, so that React yields to taps and key presses
 * (docs/decisions/0032-hydration-as-transition.md). In development there is no server-rendered HTML: it renders
 * the page instead.
 */
export function hydratePage(page: ReactNode, container: Element): void {
  const isRendered = container.querySelector('#gatsby-focus-wrapper')?.hasChildNodes();
  if (isRendered) startTransition(() => void hydrateRoot(container, page));
  else createRoot(container).render(page);
}
