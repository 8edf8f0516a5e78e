import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

let hasReported = false;

/** Logs once if React has to render again what an extension, a translator or a proxy has changed. */
function onRecoverableError(error: unknown): void {
  if (!hasReported) console.warn('The page changed before hydration:', error);
  hasReported = true;
}

/**
 * Hydrates the page in a transition, so that React yields to taps and key presses
 * (docs/decisions/0033-scripts-after-paint.md). In development there is no server-rendered HTML: it renders
 * the page instead.
 */
export function hydratePage(page: ReactNode, container: Element): void {
  const isRendered = container.querySelector('#gatsby-focus-wrapper')?.hasChildNodes();
  if (!isRendered) {
    createRoot(container).render(page);
    return;
  }
  startTransition(() => void hydrateRoot(container, page, { onRecoverableError }));
}
