import type { Page } from '@playwright/test';
import { expect } from './test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    /** The layout shifts without input, with the texts that moved: https://web.dev/articles/cls */
    layoutShifts: { time: number; score: number; texts: string[] }[];
  }
}

/** Less than the shift of a page on which one text has one more line in the typeface than in its fallback. */
const largestOfTypeface = 0.02;

/** Collects layout shifts from the start of each page. */
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

/** Expects little to have moved between two times. */
export async function expectLittleShift(
  page: Page,
  largest: number,
  { from = 0, to = Number.POSITIVE_INFINITY } = {},
): Promise<void> {
  const shifts = await page.evaluate(() => window.layoutShifts);
  const counted = shifts.filter(({ time }) => time >= from && time < to);
  const texts = counted.flatMap((shift) => shift.texts).join('; ');
  const score = counted.reduce((sum, shift) => sum + shift.score, 0);
  expect.soft(score, `${page.url()}: ${texts}`).toBeLessThanOrEqual(largest);
}

/** Expects the page's text to be drawn in the typeface and not in its fallback. */
export const expectTypeface = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const sample = document.createElement('span');
        sample.style.cssText = 'position: absolute; white-space: nowrap; font-size: 100px';
        // Letters whose widths differ most between the two.
        sample.textContent = 'MMMM';
        document.body.append(sample);
        const { width } = sample.getBoundingClientRect();
        sample.style.fontFamily = "'Typeface Fallback'";
        const fallbackWidth = sample.getBoundingClientRect().width;
        sample.remove();
        return Math.abs(width - fallbackWidth) > 1;
      }),
    )
    .toBe(true);

/** Opens a page and expects little to move until its typeface shows, and nothing from then until it has settled. */
export async function expectNoShift(page: Page, address: string, settle: () => Promise<void>) {
  await collectLayoutShifts(page);
  await page.goto(address);
  const inTypeface = await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now();
  });
  await expectTypeface(page);
  await settle();
  await expectLittleShift(page, largestOfTypeface, { to: inTypeface });
  await expectLittleShift(page, 0.001, { from: inTypeface });
}
