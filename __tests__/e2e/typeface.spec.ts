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

/** Opens a page in a new context, as a first visit, and returns its layout shift once the typeface is there. */
async function firstVisit(
  browser: Browser,
  viewport: ViewportSize,
  address: string,
  prepare: (page: Page) => Promise<unknown>,
) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await prepare(page);
  await collectLayoutShifts(page);
  await page.goto(address);
  await hydrated(page);
  await expect.poll(() => hasTypeface(page), address).toBe(true);
  const { score, texts } = await shiftSince(page, 0);
  expect.soft(score, `${address}: ${texts}`).toBeLessThan(oneLine);
  await context.close();
  return score;
}

test('first visits on a desktop end in the typeface, and little moves', async ({ browser }) => {
  for (const address of routes.slice(0, 7)) {
    await firstVisit(browser, desktop.size, address, async (page) => {
      const session = await page.context().newCDPSession(page);
      // Latency in milliseconds, throughput in bytes per second.
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 20,
        downloadThroughput: 5_000_000,
        uploadThroughput: 5_000_000,
      });
    });
  }
});

test('little moves on a phone whose typeface comes after the first paint', async ({ browser }) => {
  const scores: number[] = [];
  for (const address of routes) {
    const score = await firstVisit(browser, phone.size, address, (page) =>
      page.route('**/*.woff2', async (route) => {
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
        await route.continue();
      }),
    );
    scores.push(score);
  }
  expect(scores.reduce((sum, score) => sum + score) / scores.length).toBeLessThan(0.02);
});
