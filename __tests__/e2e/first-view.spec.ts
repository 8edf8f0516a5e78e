import { expect, test } from './support/test';
import { visit } from './support/visit';

/** The pages that link their style sheet behind the first view (src/components/BelowFold/BelowFold.tsx). */
const longPages = ['/home', '/solutions/aigovernance'];
const sheet = '/component---*.css';

for (const address of longPages) {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    test(`${address}: the first view needs no linked style sheet at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const boxes = () =>
        page.evaluate(() => {
          const place = document.querySelector('main > [data-styles]');
          return [...document.querySelectorAll('header *, main *')]
            .filter(
              (each) =>
                place && each.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING,
            )
            .map((each) => JSON.stringify([each.tagName, each.getBoundingClientRect()]));
        });
      const open = async () => {
        await visit(page, address);
        await page.evaluate(() => document.fonts.ready);
        return boxes();
      };
      const styled = await open();
      expect(styled.length).toBeGreaterThan(20);
      await page.route(sheet, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
      expect(await open()).toEqual(styled);
    });
  }

  test(`${address} looks the same when a visitor comes back to it`, async ({ page }) => {
    const height = () => page.locator('main').evaluate((main) => main.scrollHeight);
    await visit(page, address);
    const first = await height();
    await page.locator('footer').getByRole('link', { name: 'Contact Us' }).first().click();
    await expect(page).toHaveURL(/\/contact$/);
    await page.goBack();
    await expect(page.locator('#closing')).toBeAttached();
    await expect.poll(height).toBe(first);
  });
}
