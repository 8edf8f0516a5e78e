import type { Page } from '@playwright/test';
import { parse } from 'node:path';
import { about, careers } from '../support/content';
import { boxOf } from '../support/geometry';
import { missingPictures } from '../support/pictures';
import { expect, test } from '../support/test';
import { holdFiles, visit } from '../support/visit';
import { desktop, phone } from '../support/widths';

const opening = (page: Page) => page.locator('main img[fetchpriority=high]');

const sourceOf = (page: Page) =>
  opening(page).evaluate((image: HTMLImageElement) => image.currentSrc);

test('pictures load lazily for visitors who save data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
  );
  await visit(page, '/home');
  await page.waitForLoadState('networkidle');
  expect(await missingPictures(page)).not.toEqual([]);
});

test('the banner picture of the careers page changes at 1250 px', async ({ page }) => {
  const { picture, narrowPicture = picture } = careers.banner;
  await page.setViewportSize({ width: 1251, height: 900 });
  await visit(page, '/careers');
  for (const [width, { file }] of [
    [1251, picture],
    [1250, narrowPicture],
    [390, narrowPicture],
    [1251, picture],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => sourceOf(page), `at ${width} px`).toContain(`/${parse(file).name}.`);
  }
});

test('in a window that becomes narrow, no banner moves when its other crop arrives', async ({
  page,
}) => {
  for (const [address, { banner }] of Object.entries({
    '/about': about,
    '/careers': careers,
  })) {
    if (!banner.narrowPicture) continue;
    await page.setViewportSize(desktop.size);
    await visit(page, address);
    const wide = await sourceOf(page);
    const release = await holdFiles(page, '**/*.avif');
    const requested = page.waitForRequest('**/*.avif');
    await page.setViewportSize(phone.size);
    await requested;
    const before = await boxOf(opening(page));
    release();
    await expect.poll(() => sourceOf(page)).not.toBe(wide);
    expect(await boxOf(opening(page))).toEqual(before);
    await page.unrouteAll();
  }
});
