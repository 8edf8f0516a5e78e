import type { Browser, Page, ViewportSize } from '@playwright/test';
import { routes } from '../../tools/site/routes';
import { collectLayoutShifts, shiftSince } from './support/layout-shift';
import { expect, test } from './support/test';
import { hydrated } from './support/visit';
import { desktop, phone } from './support/widths';

/** The shift of a page on which one text has a line more in the typeface than in its fallback. Most pages have none. */
const oneLine = 0.05;

/** Whether the page's text is drawn in the typeface and not in its fallback. */
const hasTypeface = (page: Page) =>
  page.evaluate(() => {
    const sample = document.createElement('span');
    sample.style.cssText = 'position: absolute; white-space: nowrap; font-size: 100px';
    // Letters whose widths differ most between the two.
    sample.textContent = 'MMMM';
    document.body.append(sample);
    const { width } = sample.getBoundingClientRect();
    sample.style.fontFamily = "'Instrument Sans Fallback'";
    const fallbackWidth = sample.getBoundingClientRect().width;
    sample.remove();
    return Math.abs(width - fallbackWidth) > 1;
  });

/** Throughput in bytes per second, latency in milliseconds. */
const networks = [
  { name: 'a slow phone', latency: 150, throughput: 200_000, size: phone.size },
  { name: 'a phone', latency: 80, throughput: 625_000, size: phone.size },
  { name: 'a desktop', latency: 20, throughput: 5_000_000, size: desktop.size },
];

/**
 * Opens pages in new contexts, as first visits, until the typeface is there, and expects that little moves.
 *
 * @returns the layout shift of each page
 */
async function firstVisits(
  browser: Browser,
  addresses: readonly string[],
  size: ViewportSize,
  prepare: (page: Page) => Promise<unknown>,
): Promise<number[]> {
  const scores: number[] = [];
  for (const address of addresses) {
    const context = await browser.newContext({ viewport: size });
    const page = await context.newPage();
    await prepare(page);
    await collectLayoutShifts(page);
    await page.goto(address);
    await hydrated(page);
    await expect.poll(() => hasTypeface(page), address).toBe(true);
    const { score, texts } = await shiftSince(page, 0);
    await context.close();
    expect.soft(score, `${address}: ${texts}`).toBeLessThan(oneLine);
    scores.push(score);
  }
  return scores;
}

for (const { name, latency, throughput, size } of networks) {
  test(`first visits on ${name} end in the typeface, and little moves`, async ({ browser }) => {
    await firstVisits(browser, routes.slice(0, 7), size, async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: throughput,
        uploadThroughput: throughput,
      });
    });
  });
}

test('little moves on a phone when the typeface comes after the first paint', async ({
  browser,
}) => {
  const scores = await firstVisits(browser, routes, phone.size, (page) =>
    page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
      await route.continue();
    }),
  );
  expect(scores.reduce((sum, score) => sum + score) / scores.length).toBeLessThan(0.02);
});
