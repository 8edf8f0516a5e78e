import type { Page } from '@playwright/test';
import { about, careers, home, navigation } from './support/content';
import { expect, test } from './support/test';
import { expectPage, headerLink, holdFiles, visit } from './support/visit';

/** Opens the home and the contact page, and clicks a link to a page whose data is held back. */
async function clickSlowLink(page: Page) {
  const release = await holdFiles(page, '**/page-data/about/page-data.json');
  await visit(page, '/home');
  await headerLink(page, '/contact').click();
  await expect(page).toHaveURL('/contact');
  await headerLink(page, '/about').click();
  return release;
}

test('a bar shows that the next page takes long', async ({ page }) => {
  const release = await clickSlowLink(page);
  const bar = page.getByRole('progressbar', { name: navigation.labels.loading });
  await expect(bar).toBeInViewport({ ratio: 1 });
  release();
  await expectPage(page, '/about', about.banner.title);
  await expect(bar).toHaveCount(0);
});

for (const [what, address, { banner }] of [
  ['a second link', '/careers', careers],
  ['Back', '/home', home],
] as const) {
  test(`${what} counts, not the link before it to a slower page`, async ({ page }) => {
    const release = await clickSlowLink(page);
    await (what === 'Back' ? page.goBack() : headerLink(page, address).click());
    await expectPage(page, address, banner.title);
    release();
    await page.evaluate(() => window.___loader?.loadPage('/about'));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expectPage(page, address, banner.title);
  });
}
