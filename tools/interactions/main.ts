/**
 * `npm run interactions`: how long a visitor with a slow processor waits from an input to the next paint (INP), as
 * medians of five visits. Exits with 1 if one is over 100 ms. It serves what `npm test -- build` has built.
 */
import type { Browser, Page } from '@playwright/test';
import { median } from '../median';
import { withBrowser } from '../site/browser';
import { withTestSite } from '../site/serve-site';
import { runCommand } from '../run-command';
import { visits, type Step, type Visit } from './visits';

const runs = 5;
const slowdown = 4;

/** Milliseconds. */
const budget = 100;

/** The shortest event that the Event Timing API reports, in milliseconds. */
const threshold = 16;

declare global {
  interface Window {
    /** The durations of the interactions so far, in milliseconds. */
    interactions?: number[];
  }
}

/** Records the interactions of a page (https://w3c.github.io/event-timing/), from its next navigation on. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const durations: number[] = [];
    window.interactions = durations;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isInteraction = entry instanceof PerformanceEventTiming && entry.interactionId > 0;
        if (isInteraction) durations.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold });
  }, threshold);
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
  await (isTouch ? element.tap() : element.click());
  await settled(page);
  if (keys) await page.evaluate(() => window.interactions?.splice(0));
  for (const key of keys ?? []) {
    await page.keyboard.press(key);
    await settled(page);
  }
  return Math.max(threshold, ...(await page.evaluate(() => window.interactions ?? [])));
}

/** Makes a visit once; returns the duration of each step. */
async function measure(browser: Browser, site: string, visit: Visit): Promise<number[]> {
  const isTouch = visit.width < 800;
  const page = await browser.newPage({
    viewport: { width: visit.width, height: 850 },
    hasTouch: isTouch,
    isMobile: isTouch,
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await observe(page);
  await page.goto(`${site}${visit.route}`);
  const durations: number[] = [];
  for (const step of visit.steps) durations.push(await measureStep(page, step, isTouch));
  await page.close();
  return durations;
}

/** Makes all visits, and prints the median of each step. */
async function measureAll(browser: Browser, site: string): Promise<void> {
  for (const visit of visits) {
    const results: number[][] = [];
    for (let run = 0; run < runs; run += 1) results.push(await measure(browser, site, visit));
    for (const [index, [name]] of visit.steps.entries()) {
      const typical =
        median(results.map((durations) => durations[index] ?? Number.NaN)) ?? Number.NaN;
      const verdict = typical > budget ? ', over the budget' : '';
      if (verdict) process.exitCode = 1;
      console.log(`${visit.route} at ${visit.width} px, ${name}: ${typical} ms${verdict}`);
    }
  }
}

runCommand(() => withTestSite((site) => withBrowser((browser) => measureAll(browser, site))));
