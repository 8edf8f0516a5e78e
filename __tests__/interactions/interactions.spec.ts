/**
 * `npm run interactions`: interaction to next paint (INP) on a slow processor, as medians of five visits. Fails if one
 * is above 100 ms.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { median } from '../../tools/median';
import { expect, test } from '../e2e/support/test';
import { visits, type Step, type Visit } from './visits';

const runs = 5;
const slowdown = 4;

/** Milliseconds. */
const budget = 100;

/** The shortest event that the Event Timing API reports, in milliseconds. */
const threshold = 16;

declare global {
  interface Window {
    /** The durations of all interactions so far, in milliseconds. */
    interactions?: number[];
  }
}

/** Records the interactions of a page (https://w3c.github.io/event-timing/). */
function observe(durationThreshold: number): void {
  const durations: number[] = [];
  window.interactions = durations;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isInteraction = entry instanceof PerformanceEventTiming && entry.interactionId > 0;
      if (isInteraction) durations.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold });
}

/** Waits until the page has painted and is idle. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/** The longest interaction of a step in milliseconds; the threshold if all are shorter. */
async function measureStep(page: Page, [, target, keys]: Step, isTouch: boolean): Promise<number> {
  const element = target(page);
  await element.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await settled(page);
  if (!keys) await page.evaluate(() => window.interactions?.splice(0));
  // With `force`, Playwright does not look for the target of each event, which would be measured as well.
  await (isTouch ? element.tap({ force: true }) : element.click({ force: true }));
  await settled(page);
  if (keys) await page.evaluate(() => window.interactions?.splice(0));
  for (const key of keys ?? []) {
    await page.keyboard.press(key);
    await settled(page);
  }
  return Math.max(threshold, ...(await page.evaluate(() => window.interactions ?? [])));
}

/** Makes a visit once and returns the duration of each step. */
async function measure(context: BrowserContext, { route, steps, width }: Visit): Promise<number[]> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observe, threshold);
  await page.goto(route);
  const durations: number[] = [];
  for (const step of steps) durations.push(await measureStep(page, step, width < 800));
  await page.close();
  return durations;
}

for (const visit of visits) {
  const { route, width, steps } = visit;
  test.describe(`${route} at ${width} px`, () => {
    test.use({
      viewport: { width, height: 850 },
      hasTouch: width < 800,
      isMobile: width < 800,
    });
    test('responds in time', async ({ context }) => {
      test.setTimeout(600_000);
      const results: number[][] = [];
      for (let run = 0; run < runs; run += 1) results.push(await measure(context, visit));
      for (const [index, [name]] of steps.entries()) {
        const typical = median(results.map((durations) => durations[index] ?? Infinity));
        console.log(`${route} at ${width} px, ${name}: ${typical} ms`);
        expect.soft(typical, name).toBeLessThanOrEqual(budget);
      }
    });
  });
}
