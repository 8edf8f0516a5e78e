import type { Page } from '@playwright/test';

/** The texts of the main area and the footer that a visitor can read without JavaScript. */
export const readableTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const needsScript =
      'button, :has(> :is([aria-pressed], [type=range])), [role=search], [aria-live], [role=status], [inert], [aria-hidden=true]';
    const texts: string[] = [];
    for (const area of document.querySelectorAll('main, footer')) {
      const nodes = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
      while (nodes.nextNode()) {
        const parent = nodes.currentNode.parentElement;
        const text = nodes.currentNode.textContent?.trim();
        if (!text || !parent || parent.closest(needsScript)) continue;
        if (parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          texts.push(text);
      }
    }
    return texts;
  });

const prose =
  /^(title|subtitle|headings?|text|subheadings(content)?|paragraphs|points|outcome|replaces)$/;

/** Parts of page data that a page shows later or partly, or that are no text in its main area. */
const notAtOnce = /^(seo|thankYou|messages|labels|lists|testimonials|strip)$/;

function proseIn(value: unknown, isProse = false): string[] {
  if (typeof value === 'string') return isProse ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => proseIn(item, isProse));
  return Object.entries(value).flatMap(([key, inner]) =>
    notAtOnce.test(key) ? [] : proseIn(inner, prose.test(key)),
  );
}

const comparable = (html: string) =>
  html.replaceAll(/<\/?[a-z][^>]*>|[^\p{L}\p{N}]/gu, '').toLowerCase();

/** The texts that a page's query has found and the page does not contain. */
export async function missingTexts(page: Page, address: string): Promise<string[]> {
  const answer = await page.request.get(
    new URL(`/page-data${address}/page-data.json`, page.url()).href,
  );
  const { result } = await answer.json();
  const shown = comparable((await page.getByRole('main').textContent()) ?? '');
  return proseIn(result.data).filter((text) => !shown.includes(comparable(text)));
}
