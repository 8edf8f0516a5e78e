import type { Page } from '@playwright/test';
import { parse } from 'node:path';
import { about, careers } from '../support/content';
import { boxOf } from '../support/geometry';
import { missingPictures } from '../support/pictures';
import { expect, test } from '../support/test';
import { holdFiles, requestsOf, visit } from '../support/visit';
import { desktop, phone } from '../support/widths';

const opening = (page: Page) => page.locator('main img[fetchpriority=high]');
const light = (page: Page) => page.locator('[style*="pulse"]');

const sourceOf = (page: Page) =>
  opening(page).evaluate((image: HTMLImageElement) => image.currentSrc);

test('a light covers the picture at the top of a page in every crop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const address of ['/about', '/careers']) {
    await visit(page, address);
    for (const width of [1000, desktop.size.width]) {
      await page.setViewportSize({ width, height: 900 });
      // The browser takes some time to choose another crop after a resize.
      await expect(async () => {
        expect(await boxOf(light(page))).toEqual(await boxOf(opening(page)));
        const ratio = await light(page).evaluate(async (element) => {
          const mask = new Image();
          mask.src = getComputedStyle(element).maskImage.slice(5, -2);
          await mask.decode();
          return mask.naturalWidth / mask.naturalHeight;
        });
        const ownRatio = await opening(page).evaluate(
          (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight,
        );
        expect(ratio).toBeCloseTo(ownRatio, 1);
      }).toPass({ timeout: 7_000 });
    }
  }
});

for (const [where, size, reducedMotion] of [
  ['with reduced motion', desktop.size, 'reduce'],
  ['on a phone', phone.size, 'no-preference'],
] as const) {
  test(`${where} the light neither shows nor loads`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion });
    const requests = requestsOf(page);
    await visit(page, '/about');
    await page.waitForLoadState('networkidle');
    await expect(light(page)).toBeHidden();
    expect(requests.filter((address) => address.includes('pulse'))).toEqual([]);
  });
}

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
