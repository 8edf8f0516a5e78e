import type { Page } from '@playwright/test';
import { navigation, site, solutionsEntry } from './support/content';
import { boxOf } from './support/geometry';
import { expect, test } from './support/test';
import { footerLink, visit } from './support/visit';

const menuOf = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('navigation', { name: navigation.labels.mainNavigation, exact: true });

/** The entries that link to a page; the other one opens the list of solutions. */
const entries = navigation.header.filter((entry) => entry !== solutionsEntry);

const linkTo = (page: Page, address: string) => menuOf(page).locator(`a[href="${address}"]`);

test('each entry in the header leads to its page and is marked there', async ({ page }) => {
  await visit(page, '/careers');
  await expect(page.getByRole('banner').locator('a:visible, button:visible')).toHaveText([
    site.name,
    ...navigation.header.map(({ label }) => label),
    navigation.requestDemo,
  ]);
  for (const { label, link } of entries) {
    await menuOf(page).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(link);
    await expect(menuOf(page).locator('[aria-current=page]')).toHaveText(label);
  }
});

for (const [place, link] of [
  ['header', linkTo],
  ['footer', footerLink],
] as const) {
  test(`in the ${place}, only /home and /about replace the history entry`, async ({ page }) => {
    const follow = async (address: string) => {
      await link(page, address).click();
      await expect(page).toHaveURL(address);
    };
    // An anchor that cannot be read does no harm.
    await visit(page, '/contact#%');
    for (const address of ['/careers', '/about', '/careers']) await follow(address);
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await follow('/home');
    await page.goBack();
    await expect(page).toHaveURL('/contact#%');
  });
}

test('the header stays visible: one line above 800 px, otherwise a hamburger', async ({ page }) => {
  await visit(page, '/careers');
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  expect((await boxOf(page.getByRole('banner'))).y).toBe(0);
  const controls = page.getByRole('banner').locator('a:visible, button:visible');
  const opener = page.getByRole('button', { name: navigation.labels.openMenu });
  for (const width of [801, 999, 1000]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(opener).toBeHidden();
    await expect(controls).toHaveCount(navigation.header.length + 2);
    let end = 0;
    for (const control of await controls.all()) {
      const box = await boxOf(control);
      expect(box.x).toBeGreaterThan(end);
      end = box.x + box.width;
      // Two lines of text would be 48 px high.
      expect(box.height).toBeLessThan(46);
    }
    expect(end).toBeLessThan(width - 20);
  }
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(controls).toHaveCount(2);
  await expect(opener).toBeVisible();
});

test('the first Tab shows a link that skips to the content', async ({ page }) => {
  await visit(page, '/about');
  const skip = page.getByRole('link', { name: navigation.labels.skipToContent });
  await expect(skip).toHaveCSS('clip-path', 'inset(50%)');
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toHaveCSS('clip-path', 'none');
  await expect(skip).toBeInViewport({ ratio: 1 });

  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const first = page.getByRole('main').getByRole('link').first();
  await expect(first).toBeFocused();

  // Both at once, before the page has rendered again.
  await page.goBack();
  await skip.evaluate(async (link: HTMLElement) => {
    link.click();
    document.querySelector<HTMLElement>('main a')?.focus();
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect(first).toBeFocused();
});
