import type { Page } from '@playwright/test';
import { collectLayoutShifts, expectLittleShift, largestOfTypeface } from './support/layout-shift';
import { expect, test } from './support/test';
import { hydrated } from './support/visit';
import { desktop, phone } from './support/widths';

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

const addresses = ['/home', '/assurance', '/contact', '/solutions/aigovernance', '/insights/blog'];

// Throughput in bytes per second, latency in milliseconds. On the fast connection, only the menu's words move, by less
// than a pixel.
for (const { device, latency, throughput, size, largest } of [
  {
    device: 'a slow phone',
    latency: 150,
    throughput: 200_000,
    size: phone.size,
    largest: largestOfTypeface,
  },
  { device: 'a desktop', latency: 20, throughput: 5_000_000, size: desktop.size, largest: 0.001 },
]) {
  test(`first visits on ${device} end in the typeface, and little moves`, async ({ browser }) => {
    for (const address of addresses) {
      const context = await browser.newContext({ viewport: size });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: throughput,
        uploadThroughput: throughput,
      });
      await collectLayoutShifts(page);
      await page.goto(address);
      await hydrated(page);
      await expect.poll(() => hasTypeface(page), address).toBe(true);
      await expectLittleShift(page, largest);
      await context.close();
    }
  });
}
