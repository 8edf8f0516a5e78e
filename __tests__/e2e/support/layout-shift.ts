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
const collectLayoutShifts = (page: Page) =>
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

/** Opens a page and expects little to move until its typeface shows, and nothing from then until it has settled. */
export async function expectNoShift(page: Page, address: string, settle: () => Promise<void>) {
  await collectLayoutShifts(page);
  await page.goto(address);
  const { inTypeface, isLoaded } = await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const own = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
    const isLoaded = own.some(({ status }) => status === 'loaded');
    return { inTypeface: performance.now(), isLoaded };
  });
  expect(isLoaded).toBe(true);
  await settle();
  const shifts = await page.evaluate(() => window.layoutShifts);
  for (const [isEarly, largest] of [
    [true, largestOfTypeface],
    [false, 0.001],
  ] as const) {
    const counted = shifts.filter(({ time }) => time < inTypeface === isEarly);
    const texts = counted.flatMap((shift) => shift.texts).join('; ');
    const score = counted.reduce((sum, shift) => sum + shift.score, 0);
    expect.soft(score, `${page.url()}: ${texts}`).toBeLessThanOrEqual(largest);
  }
}
