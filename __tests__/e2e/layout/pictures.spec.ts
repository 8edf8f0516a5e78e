import type { Page } from '@playwright/test';
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
  await page.setViewportSize({ width: 1251, height: 900 });
  await visit(page, '/careers');
  for (const [width, file] of [
    [1251, '/careers.'],
    [1250, '/careers-narrow.'],
    [1251, '/careers.'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => sourceOf(page), `at ${width} px`).toContain(file);
  }
});

test('in a window that becomes narrow, the banner waits for its other crop', async ({ page }) => {
  await page.setViewportSize(desktop.size);
  await visit(page, '/about');
  const wide = await sourceOf(page);
  const release = await holdFiles(page, '**/*.avif');
  const requested = page.waitForRequest('**/*.avif');
  await page.setViewportSize(phone.size);
  await requested;
  const before = await boxOf(opening(page));
  release();
  await expect.poll(() => sourceOf(page)).not.toBe(wide);
  expect(await boxOf(opening(page))).toEqual(before);
});
