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

/** Opens a page in a new context, as a first visit, and returns its layout shift once the typeface is there. */
async function firstVisit(
  browser: Browser,
  address: string,
  prepare: (page: Page) => Promise<unknown>,
  size: ViewportSize = phone.size,
) {
  const context = await browser.newContext({ viewport: size });
  const page = await context.newPage();
  await prepare(page);
  await collectLayoutShifts(page);
  await page.goto(address);
  await hydrated(page);
  await expect.poll(() => hasTypeface(page), address).toBe(true);
  const shift = await shiftSince(page, 0);
  await context.close();
  return shift;
}

for (const { name, latency, throughput, size } of networks) {
  test(`first visits on ${name} end in the typeface, and little moves`, async ({ browser }) => {
    for (const address of routes.slice(0, 7)) {
      const visit = await firstVisit(
        browser,
        address,
        async (page) => {
          const session = await page.context().newCDPSession(page);
          await session.send('Network.emulateNetworkConditions', {
            offline: false,
            latency,
            downloadThroughput: throughput,
            uploadThroughput: throughput,
          });
        },
        size,
      );
      expect.soft(visit.score, `${address}: ${visit.texts}`).toBeLessThan(oneLine);
    }
  });
}

test('little moves on a phone when the typeface comes after the first paint', async ({
  browser,
}) => {
  const scores: number[] = [];
  for (const address of routes) {
    const visit = await firstVisit(browser, address, (page) =>
      page.route('**/*.woff2', async (route) => {
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
        await route.continue();
      }),
    );
    expect.soft(visit.score, `${address}: ${visit.texts}`).toBeLessThan(oneLine);
    scores.push(visit.score);
  }
  expect(scores.reduce((sum, score) => sum + score) / scores.length).toBeLessThan(0.02);
});
