import { first, navigation, solutions } from '../support/content';
import { expect, test } from '../support/test';
import { expectPage, footerLink, holdFiles, visit } from '../support/visit';

const { link, banner } = first(solutions);
const other = first(solutions.slice(1));

test('a bar shows that a page is slow, and the last choice of a page counts', async ({ page }) => {
  const addresses = [link, '/about', '/contact', '/careers'];
  const releases = new Map<string, () => void>();
  for (const address of addresses) {
    releases.set(address, await holdFiles(page, `**/page-data${address}/page-data.json`));
  }
  const bar = page.getByRole('progressbar', { name: navigation.labels.loading });
  const load = async (address: string) => {
    releases.get(address)?.();
    await page.evaluate((path) => window.___loader?.loadPage(path), address);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  };
  await visit(page, '/home');
  await footerLink(page, link).click();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await load(link);
  await expectPage(page, link, banner.title);
  await expect(bar).toHaveCount(0);

  // Another link.
  await footerLink(page, '/about').click();
  await footerLink(page, other.link).click();
  await expectPage(page, other.link, other.banner.title);
  await load('/about');
  await expectPage(page, other.link, other.banner.title);

  // Back.
  await footerLink(page, '/contact').click();
  await page.goBack();
  await expectPage(page, link, banner.title);
  await load('/contact');
  await expectPage(page, link, banner.title);

  // Leaving the site, as the page sees it: headless browsers keep no page for Back.
  await footerLink(page, '/careers').click();
  await expect(bar).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect(bar).toHaveCount(0);
  await load('/careers');
  await expectPage(page, link, banner.title);
});
