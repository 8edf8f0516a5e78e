import type { Page } from '@playwright/test';
import { expect } from './test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    /** The layout shifts that no input caused, with the texts that moved: https://web.dev/articles/cls */
    layoutShifts: { time: number; score: number; texts: string[] }[];
  }
}

/** Collects layout shifts from each page's first moment on. */
export const collectLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[]) {
        if (shift.hadRecentInput) continue;
        const texts = shift.sources.map(({ node }) => node?.textContent ?? '');
        window.layoutShifts.push({ time: shift.startTime, score: shift.value, texts });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How much has moved from a time of the page on, and which texts. */
export async function shiftSince(page: Page, start: number) {
  const shifts = await page.evaluate(() => window.layoutShifts);
  const counted = shifts.filter(({ time }) => time >= start);
  return {
    score: counted.reduce((sum, shift) => sum + shift.score, 0),
    texts: counted.flatMap(({ texts }) => texts).join('; '),
  };
}

/** Opens a page and expects that nothing moves from when it is drawn in its typeface until it has settled. */
export async function expectNoShift(page: Page, address: string, settle: () => Promise<void>) {
  await collectLayoutShifts(page);
  await page.goto(address);
  const start = await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now();
  });
  await settle();
  const { score, texts } = await shiftSince(page, start);
  expect.soft(score, texts).toBeLessThan(0.001);
}
