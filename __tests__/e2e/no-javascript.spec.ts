import { careers, first, solutions } from './support/content';
import { expect, test } from './support/test';
import { expectPage, footerLink } from './support/visit';

test.use({ javaScriptEnabled: false });

test('pictures load and links lead on', async ({ page }) => {
  const { link, banner } = first(solutions);
  await page.goto('/home');
  const picture = page.getByRole('main').locator('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await footerLink(page, '/careers').click();
  await expectPage(page, '/careers', careers.banner.title);
  await footerLink(page, link).click();
  await expectPage(page, link, banner.title);
});
