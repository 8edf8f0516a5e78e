import type { Page } from '@playwright/test';

/** Interactions are told from this many milliseconds on: the least that the Event Timing API takes. */
const threshold = 16;

declare global {
  interface Window {
    /** Kept by `observe`: the longest event so far of each interaction, in milliseconds, by its id. */
    interactions?: Map<number, number>;
  }
}

/**
 * Keeps what each interaction on this page takes from the input to the next paint (Event Timing API,
 * https://w3c.github.io/event-timing/). To be called before the page is opened.
 */
export async function observe(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const interactions = new Map<number, number>();
    window.interactions = interactions;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
        const before = interactions.get(entry.interactionId) ?? 0;
        interactions.set(entry.interactionId, Math.max(before, entry.duration));
      }
    });
    observer.observe({ type: 'event', durationThreshold });
  }, threshold);
}

/** Waits until the page has painted and has nothing left to do, so that what it was asked for is over. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/**
 * The milliseconds of the longest interaction in what is done here; the threshold where all were shorter.
 * They come in steps of 8.
 */
export async function longest(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => window.interactions?.clear());
  await act();
  await settled(page);
  const durations = await page.evaluate(() => [...(window.interactions?.values() ?? [])]);
  return Math.max(threshold, ...durations);
}
