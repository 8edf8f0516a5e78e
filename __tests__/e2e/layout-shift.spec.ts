import type { Page, Route } from '@playwright/test';
import { routes, widths } from '../../tools/site/routes';
import { expect, test } from './support/test';
import { readThrough, takenOver } from './support/visit';

/** Scores of what moves by itself are summed up here: https://web.dev/articles/cls */
declare global {
  interface Window {
    shifted: { score: number; what: string[] };
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Sums up, from the page's first moment on, what moves in it by itself. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifted = { score: 0, what: [] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        window.shifted.score += value;
        window.shifted.what.push(...sources.map(({ node }) => node?.textContent ?? ''));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Reads a page to its end and expects that nothing moved meanwhile. */
async function expectStill(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await takenOver(page);
  await readThrough(page);
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  const shifted = await page.evaluate(() => window.shifted);
  expect.soft(shifted.score, `${route}: ${shifted.what.join('; ')}`).toBeLessThan(0.001);
}

for (const width of widths) {
  test(`nothing moves while a page loads and is read, ${width} px wide`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
    await watch(page);
    for (const route of routes) await expectStill(page, route);
  });
}

/** Answers a request so many milliseconds later. */
const answerAfter = (milliseconds: number) => async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  await route.continue();
};

// Chromium builds its typefaces anew where a style sheet comes before one that was added earlier: one that had
// missed its moment would be drawn from then on, and the lines break elsewhere.
test('nothing moves where the typeface comes too late and style sheets out of order', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 820, height: 900 });
  await watch(page);
  await page.route('**/*.woff2', answerAfter(500));
  for (const route of routes) {
    let pause = 500;
    await page.route('**/*.css', (sheet) => {
      const answer = answerAfter(pause)(sheet);
      pause = 0;
      return answer;
    });
    await expectStill(page, route);
    await page.unroute('**/*.css');
  }
});
