import { careers, first, solutions, testimonials } from './support/content';
import { expect, test } from './support/test';
import { expectPage, footerLink } from './support/visit';

test.use({ javaScriptEnabled: false });

test('pictures load', async ({ page }) => {
  await page.goto('/home');
  const picture = page.getByRole('main').locator('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
});

for (const [address, name] of [
  ['/home', testimonials.heading],
  ['/careers', careers.opportunities.heading],
] as const) {
  test(`every slide of ${address} can be scrolled to`, async ({ page }) => {
    await page.goto(address);
    const last = page.getByRole('group', { name }).getByRole('listitem').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.5 });
  });
}

test('links lead on', async ({ page }) => {
  const { link, banner } = first(solutions);
  await page.goto('/home');
  await footerLink(page, '/careers').click();
  await expectPage(page, '/careers', careers.banner.title);
  await footerLink(page, link).click();
  await expectPage(page, link, banner.title);
});
