import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { expectAddress, visit } from './support/visit';

const menuOf = (page: Page) =>
  page.getByRole('banner').getByRole('navigation', { name: 'Main', exact: true });

test('the header lists its entries in the specified order', async ({ page }) => {
  await visit(page, '/careers');
  const entries = page.getByRole('banner').locator('a:visible, button:visible');
  await expect(entries).toHaveText([
    'Keelstone',
    'Home',
    'Solutions',
    'About Us',
    'Careers',
    'Contact Us',
    'Request Demo',
  ]);
});

test('each entry leads to its page and is marked there', async ({ page }) => {
  await visit(page, '/careers');
  for (const [name, address] of [
    ['About Us', '/about'],
    ['Contact Us', '/contact'],
    ['Careers', '/careers'],
    ['Home', '/home'],
  ] as const) {
    const link = menuOf(page).getByRole('link', { name, exact: true });
    await link.click();
    await expectAddress(page, address);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(menuOf(page).locator('[aria-current]')).toHaveCount(1);
  }
});

for (const [name, address] of [
  ['Home', '/home'],
  ['About Us', '/about'],
] as const) {
  test(`${name} takes the place of the page before in the history`, async ({ page }) => {
    await visit(page, '/contact');
    await menuOf(page).getByRole('link', { name: 'Careers' }).click();
    await expectAddress(page, '/careers');
    await menuOf(page).getByRole('link', { name, exact: true }).click();
    await expectAddress(page, address);
    await page.goBack();
    await expectAddress(page, '/contact');
  });
}

test('Careers and Contact Us are added to the history', async ({ page }) => {
  await visit(page, '/about');
  await menuOf(page).getByRole('link', { name: 'Careers' }).click();
  await expectAddress(page, '/careers');
  await menuOf(page).getByRole('link', { name: 'Contact Us' }).click();
  await expectAddress(page, '/contact');
  await page.goBack();
  await expectAddress(page, '/careers');
});

test('the header stays in place while the page scrolls', async ({ page }) => {
  await visit(page, '/home');
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});

test('the first Tab shows a link that skips to the content', async ({ page }) => {
  await visit(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });

  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Get in Touch' }).first(),
  ).toBeFocused();
});
