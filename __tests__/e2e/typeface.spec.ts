import { collectLayoutShifts, expectLittleShift, expectTypeface } from './support/layout-shift';
import { expect, moving, test } from './support/test';
import { hydrated, visit } from './support/visit';
import { desktop } from './support/widths';

test.use({ ...moving, viewport: desktop.size });

// every-page.spec.ts tests that little moves on any page when the typeface is late.
for (const address of [
  '/home',
  '/assurance',
  '/contact',
  '/solutions/aigovernance',
  '/insights/blog',
]) {
  test(`on a fast connection ${address} shows its typeface and nothing moves`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    // Bytes per second, and milliseconds.
    const throughput = { downloadThroughput: 5_000_000, uploadThroughput: 5_000_000 };
    await session.send('Network.emulateNetworkConditions', {
      ...throughput,
      offline: false,
      latency: 20,
    });
    await collectLayoutShifts(page);
    await page.goto(address);
    await hydrated(page);
    await expectTypeface(page);
    // Only the menu's words move, by less than a pixel.
    await expectLittleShift(page, 0.001);
  });
}

test('the words of controls are set as the text around them', async ({ page }) => {
  await visit(page, '/contact');
  const styles = await page.locator('button, input, select, textarea').evaluateAll((controls) => {
    const styleOf = (element: Element | null) => {
      const style = element && getComputedStyle(element);
      return [style?.fontFamily, style?.textRendering, style?.wordSpacing];
    };
    return controls.map((control) => [styleOf(control), styleOf(control.parentElement)]);
  });
  expect(styles.length).toBeGreaterThan(10);
  for (const [own, around] of styles) expect(own).toEqual(around);
});
