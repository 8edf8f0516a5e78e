import { missingPictures } from './support/pictures';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test('visitors who save data get the pictures that they scroll to', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
  );
  await visit(page, '/home');
  await page.waitForLoadState('networkidle');
  expect(await missingPictures(page)).not.toEqual([]);
});

test('until a picture has loaded, its place is a plane on mist or ink', async ({ page }) => {
  await page.route(/\.(avif|jpeg)$/, () => undefined);
  await page.goto('/home', { waitUntil: 'domcontentloaded' });
  const paper = await page
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);
  for (const picture of await page.locator('picture > img').all()) {
    await expect(picture).toHaveCSS('background-image', /^linear-gradient/);
    await expect(picture).not.toHaveCSS('background-color', paper);
    await expect(picture).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});
