import { solutions } from './support/content';
import { boxOf } from './support/geometry';
import { expect, test } from './support/test';
import { visit } from './support/visit';
import { windows } from './support/widths';

const addresses = [
  '/home',
  '/about',
  '/careers',
  '/client',
  '/contact',
  '/insights/blog/content/blog1',
];

test('a light lies on the picture that opens a page, on every crop of it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const address of [...addresses, ...solutions.map(({ link }) => link)]) {
    await visit(page, address);
    const pulse = page.locator('[style*="pulse"]');
    const picture = page.locator('img[fetchpriority="high"]');
    for (const { size } of windows) {
      await page.setViewportSize(size);
      expect(await boxOf(pulse)).toEqual(await boxOf(picture));
      const ratio = await pulse.evaluate(async (element) => {
        const light = new Image();
        light.src = getComputedStyle(element).maskImage.slice(5, -2);
        await light.decode();
        return light.naturalWidth / light.naturalHeight;
      });
      const ownRatio = await picture.evaluate(
        (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight,
      );
      expect(ratio).toBeCloseTo(ownRatio, 1);
    }
  }
});

test('nothing runs, and nothing is fetched for it, with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await visit(page, '/home');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[style*="pulse"]')).toBeHidden();
  expect(requests.filter((address) => address.includes('pulse'))).toEqual([]);
});
