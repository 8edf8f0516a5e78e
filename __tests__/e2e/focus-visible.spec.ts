import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { readThrough, visit } from './support/visit';
import { desktop, phone } from './support/widths';

/** What is wrong with the focus: it is covered, out of view or without a ring; null if nothing is. */
function faultOfFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const name = element.getAttribute('aria-label') ?? element.textContent.trim();
    if (!hit || !(element.contains(hit) || hit.contains(element))) return `${name}: out of sight`;
    // A field's ring surrounds its frame.
    let ringed: Element | null = element;
    for (let level = 0; ringed && level < 4; level += 1, ringed = ringed.parentElement) {
      if (getComputedStyle(ringed).outlineStyle !== 'none') return null;
    }
    return `${name}: no ring`;
  });
}

for (const [route, { name, size }] of [
  ['/home', phone],
  ['/solutions/aigovernance', phone],
  ['/contact', desktop],
  ['/contact', phone],
  ['/insights/blog', desktop],
] as const) {
  test(`on a ${name}, focus on ${route} is always visible and has a ring`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page, route);
    await readThrough(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const faults: string[] = [];
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 60; press += 1) {
        await page.keyboard.press(key);
        const fault = await faultOfFocus(page);
        if (fault) faults.push(`${key}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });
}
