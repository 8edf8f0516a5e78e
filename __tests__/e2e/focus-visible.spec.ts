import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { readThrough, scrollTo, visit } from './support/visit';
import { desktop, phone } from './support/widths';

/** Where the focus is, undefined if it has left the page, and whether it is covered, out of view or without a ring. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { place: undefined };
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const isSeen = hit !== null && (element.contains(hit) || hit.contains(element));
    // A field's ring surrounds its frame.
    let isRinged = false;
    let ringed: Element | null = element;
    for (let level = 0; ringed && level < 4; level += 1, ringed = ringed.parentElement) {
      isRinged ||= getComputedStyle(ringed).outlineStyle !== 'none';
    }
    const name = element.getAttribute('aria-label') ?? element.textContent.trim();
    const fault = isSeen ? (isRinged ? '' : `${name}: no ring`) : `${name}: out of sight`;
    return { place: element.closest('main, footer')?.localName ?? 'top', fault };
  });

for (const [route, { name, size }] of [
  ['/home', phone],
  ['/solutions/operationalrisk', phone],
  ['/contact', desktop],
  ['/insights/blog', desktop],
] as const) {
  for (const [key, end] of [
    ['Tab', 'footer'],
    ['Shift+Tab', 'top'],
  ] as const) {
    test(`on a ${name}, ${key} through ${route} always shows the focus`, async ({ page }) => {
      await page.setViewportSize(size);
      await visit(page, route);
      await readThrough(page);
      await scrollTo(page, 0);
      let last: string | undefined;
      for (let press = 0; press < 200; press += 1) {
        await page.keyboard.press(key);
        const { place, fault } = await focusOf(page);
        if (!place) break;
        expect.soft(fault).toBe('');
        last = place;
      }
      // The focus only leaves the page at its ends.
      expect(last).toBe(end);
    });
  }
}
