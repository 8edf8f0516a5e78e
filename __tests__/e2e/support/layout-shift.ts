import type { Page } from '@playwright/test';
import { expect } from './test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    /** The layout shifts that no input caused, and the texts that moved: https://web.dev/articles/cls */
    layoutShifts: { score: number; texts: string[] };
  }
}

/** Collects layout shifts from each page's first moment on. */
export const collectLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShifts = { score: 0, texts: [] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        window.layoutShifts.score += value;
        window.layoutShifts.texts.push(...sources.map(({ node }) => node?.textContent ?? ''));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Expects that nothing has moved since the page began to load. */
export async function expectNoShift(page: Page): Promise<void> {
  const { score, texts } = await page.evaluate(() => window.layoutShifts);
  expect.soft(score, texts.join('; ')).toBeLessThan(0.001);
}
