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

for (const width of widths) {
  test(`nothing moves while a page loads and is read, ${width} px wide`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
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
    for (const route of routes) {
      await page.goto(route);
      await takenOver(page);
      await readThrough(page);
      const shifted = await page.evaluate(() => window.shifted);
      expect.soft(shifted.score, `${route}: ${shifted.what.join('; ')}`).toBeLessThan(0.001);
    }
  });
}
