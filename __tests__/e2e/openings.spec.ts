import { solutions } from './support/content';
import { boxOf } from './support/geometry';
import { expect, test } from './support/test';
import { requestsOf, visit } from './support/visit';
import { desktop, phone } from './support/widths';

const addresses = [
  '/home',
  '/about',
  '/careers',
  '/client',
  '/contact',
  '/insights/blog/content/blog1',
];

test('the light covers the picture at the top of each page in every crop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const address of [...addresses, ...solutions.map(({ link }) => link)]) {
    await visit(page, address);
    const pulse = page.locator('[style*="pulse"]');
    const picture = page.locator('img[fetchpriority="high"]');
    for (const width of [1000, desktop.size.width]) {
      await page.setViewportSize({ width, height: 900 });
      // The browser takes some time to choose another crop after a resize.
      await expect(async () => {
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
      }).toPass();
    }
  }
});

for (const [where, size, reducedMotion] of [
  ['with reduced motion', desktop.size, 'reduce'],
  ['on a phone', phone.size, 'no-preference'],
] as const) {
  test(`the light neither shows nor loads ${where}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion });
    const requests = requestsOf(page);
    await visit(page, '/home');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[style*="pulse"]')).toBeHidden();
    expect(requests.filter((address) => address.includes('pulse'))).toEqual([]);
  });
}
