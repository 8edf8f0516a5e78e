import type { Page } from '@playwright/test';

/** Every text and link of the main area and the footer, without what needs JavaScript. */
export const readableParts = (page: Page): Promise<{ texts: string[]; links: string[] }> =>
  page.evaluate(() => {
    const needsScript =
      'button, :has(> [aria-pressed]), [role=search], [aria-live], [role=status], [inert], [aria-hidden=true]';
    const texts: string[] = [];
    const links: string[] = [];
    for (const area of document.querySelectorAll('main, footer')) {
      const nodes = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
      while (nodes.nextNode()) {
        const parent = nodes.currentNode.parentElement;
        const text = nodes.currentNode.textContent?.trim();
        if (!text || !parent || parent.closest(needsScript)) continue;
        if (parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
          texts.push(text);
        }
      }
      for (const link of area.querySelectorAll('a[href]')) {
        if (link.checkVisibility() && !link.closest(needsScript)) {
          links.push(link.getAttribute('href') ?? '');
        }
      }
    }
    return { texts, links };
  });
