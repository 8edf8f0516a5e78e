import type { Browser, Page, ViewportSize } from '@playwright/test';
import { routes } from '../../tools/site/routes';
import { collectLayoutShifts, shiftSince } from './support/layout-shift';
import { expect, test } from './support/test';
import { hydrated } from './support/visit';
import { desktop, phone } from './support/widths';

/** Below the shift of a page on which one text has a line more in the typeface than in its fallback. */
const largestShift = 0.02;

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

/** Throughput in bytes per second, latency in milliseconds. On the fast line only the menu's words move, by less than a pixel. */
const networks = [
  {
    name: 'a slow phone',
    latency: 150,
    throughput: 200_000,
    size: phone.size,
    largest: largestShift,
  },
  { name: 'a phone', latency: 80, throughput: 625_000, size: phone.size, largest: largestShift },
  { name: 'a desktop', latency: 20, throughput: 5_000_000, size: desktop.size, largest: 0.001 },
];

/**
 * Opens pages in new contexts, as first visits, until the typeface is there, and expects that little moves.
 */
async function firstVisits(
  browser: Browser,
  addresses: readonly string[],
  size: ViewportSize,
  prepare: (page: Page) => Promise<unknown>,
  largest = largestShift,
): Promise<void> {
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
    expect.soft(score, `${address}: ${texts}`).toBeLessThanOrEqual(largest);
  }
}

for (const { name, latency, throughput, size, largest } of networks) {
  test(`first visits on ${name} end in the typeface, and little moves`, async ({ browser }) => {
    const emulate = async (page: Page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: throughput,
        uploadThroughput: throughput,
      });
    };
    await firstVisits(browser, routes.slice(0, 7), size, emulate, largest);
  });
}

test('little moves on a phone when the typeface comes after the first paint', async ({
  browser,
}) => {
  await firstVisits(browser, routes, phone.size, (page) =>
    page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
      await route.continue();
    }),
  );
});
