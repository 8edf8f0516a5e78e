import type { Page } from '@playwright/test';
import { routes } from '../../tools/site/routes';
import { expect, test } from './support/test';
import { readThrough, visit } from './support/visit';

/** The passages of 140 letters and more, with the letters that a line of each holds on average. */
function measures(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('p, li')].flatMap((element) => {
      const text = element.textContent.trim();
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      const isPassage = text.length >= 140 && element.querySelector('p, li, div') === null;
      return isPassage && lines.size > 0 ? [{ text, letters: text.length / lines.size }] : [];
    }),
  );
}

for (const [width, least, most] of [
  [390, 20, 60],
  [1920, 22, 80],
] as const) {
  test(`lines hold ${least} to ${most} letters in a window ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const route of routes) {
      await visit(page, route);
      await readThrough(page);
      const found = await measures(page);
      expect
        .soft(
          found.filter(({ letters }) => letters < least || letters > most),
          route,
        )
        .toEqual([]);
    }
  });
}
