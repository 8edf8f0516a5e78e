import { boxOf } from './support/geometry';
import { missingPictures } from './support/pictures';
import { expect, test } from './support/test';
import { holdFiles, visit } from './support/visit';
import { desktop, phone } from './support/widths';

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

for (const address of ['/home', '/about', '/careers']) {
  test(`in a window that becomes narrow, ${address} does not move when the other crop arrives`, async ({
    page,
  }) => {
    await page.setViewportSize(desktop.size);
    await visit(page, address);
    const opening = page.getByRole('main').locator('picture > img').first();
    const crop = () => opening.evaluate((image: HTMLImageElement) => image.currentSrc);
    const wide = await crop();
    const release = await holdFiles(page, '**/*.avif');
    const requested = page.waitForRequest('**/*.avif');
    await page.setViewportSize(phone.size);
    await requested;
    const before = await boxOf(opening);
    release();
    await expect.poll(crop).not.toBe(wide);
    expect(await boxOf(opening)).toEqual(before);
  });
}
