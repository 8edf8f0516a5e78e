import type { Page } from '@playwright/test';
import { about, careers, contact, home, navigation } from './support/content';
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

const barOf = (page: Page) => page.getByRole('progressbar', { name: navigation.labels.loading });

/** Lets the slow page load, and expects another one to stay. */
async function expectNoSlowPage(page: Page, release: () => void, address: string, title: string) {
  release();
  await page.evaluate(() => window.___loader?.loadPage('/about'));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expectPage(page, address, title);
}

test('a bar shows that the next page takes long', async ({ page }) => {
  const release = await clickSlowLink(page);
  const bar = barOf(page);
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
    await expectNoSlowPage(page, release, address, banner.title);
  });
}

test('a page that was left while the next one loaded is as before on return', async ({ page }) => {
  const release = await clickSlowLink(page);
  await expect(barOf(page)).toBeVisible();
  // What the page sees: headless browsers keep no page for Back.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect(barOf(page)).toHaveCount(0);
  await expectNoSlowPage(page, release, '/contact', contact.title);
});
