import type { Page, Route } from '@playwright/test';
import { routes } from '../../tools/site/routes';
import { expect, test } from './support/test';
import { readThrough, visit } from './support/visit';
import { desktop, phone } from './support/widths';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    /** The layout shifts that no input has caused: https://web.dev/articles/cls */
    layoutShifts: { score: number; what: string[] };
  }
}

/** Collects layout shifts from each page's first moment on. */
async function collectLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = { score: 0, what: [] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        window.layoutShifts.score += value;
        window.layoutShifts.what.push(...sources.map(({ node }) => node?.textContent ?? ''));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Reads a page to its end and expects that nothing has moved. */
async function expectNoShift(page: Page, route: string): Promise<void> {
  await visit(page, route);
  await readThrough(page);
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  const { score, what } = await page.evaluate(() => window.layoutShifts);
  expect(score, what.join('; ')).toBeLessThan(0.001);
}

const answerAfter = (milliseconds: number) => async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  await route.continue();
};

for (const route of routes) {
  test(`nothing moves while ${route} loads and is read`, async ({ page }) => {
    await collectLayoutShifts(page);
    // Every load is a first one.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    for (const size of [phone.size, { width: 820, height: 900 }, desktop.size]) {
      await page.setViewportSize(size);
      await expectNoShift(page, route);
    }
    // Chromium rebuilds its typefaces where a style sheet comes before one that was added earlier: a typeface that
    // had come too late would be drawn from then on, and break lines elsewhere.
    await page.setViewportSize({ width: 820, height: 900 });
    await page.route('**/*.woff2', answerAfter(500));
    await page.route('**/*.css', answerAfter(500), { times: 1 });
    await expectNoShift(page, route);
  });
}
