import { missingPictures } from './support/pictures';
import { expect, test } from './support/test';
import { readThrough, visit } from './support/visit';

test('pictures load lazily for visitors who save data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
  );
  await visit(page, '/home');
  await page.waitForLoadState('networkidle');
  expect(await missingPictures(page)).not.toEqual([]);
});

test('a plane on mist or ink fills the place of a picture until it loads', async ({ page }) => {
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

test('where a proxy blocks AVIF, pictures are JPEGs', async ({ page }) => {
  await page.route('**/*.avif', (route) => route.fulfill({ status: 403, body: 'Blocked' }));
  await visit(page, '/home');
  await readThrough(page);
  await page.waitForLoadState('networkidle');
  expect(await missingPictures(page)).toEqual([]);
});
