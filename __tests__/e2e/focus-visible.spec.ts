import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { visit } from './support/visit';

/** What has the focus, where it is not in sight or has no ring; null where nothing is wrong with it. */
function fault(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    const isInSight = hit !== null && (element.contains(hit) || hit.contains(element));
    const isRinged = [element, ...ancestors(element)].some(
      (each) => getComputedStyle(each).outlineStyle !== 'none',
    );
    const name = element.getAttribute('aria-label') ?? element.textContent.trim();
    if (!isInSight) return `${name} at ${Math.round(x)}, ${Math.round(y)} is out of sight`;
    return isRinged ? null : `${name} has no ring`;

    // The ring of a field goes around its whole box.
    function ancestors(of: Element): Element[] {
      const { parentElement } = of;
      return parentElement ? [parentElement, ...ancestors(parentElement)].slice(0, 3) : [];
    }
  });
}

for (const width of [390, 1280]) {
  for (const route of ['/home', '/contact', '/solutions/aigovernance', '/insights/blog']) {
    test(`the focus is always in sight on ${route}, ${width} px wide, both ways`, async ({
      page,
    }) => {
      test.setTimeout(90_000);
      await page.setViewportSize({ width, height: 800 });
      await visit(page, route);
      await page.evaluate(() => document.querySelector('footer')?.scrollIntoView());
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const faults = new Set<string>();
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let press = 0; press < 60; press += 1) {
          await page.keyboard.press(key);
          const found = await fault(page);
          if (found) faults.add(`${key}: ${found}`);
        }
      }
      expect([...faults]).toEqual([]);
    });
  }
}
