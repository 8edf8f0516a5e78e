import type { Page } from '@playwright/test';
import { careers, errorPage, first, home, insights, site, solutions } from '../support/content';
import { solutionsEntry } from '../support/content';
import { expect, test } from '../support/test';
import { expectPage, footerLink, hydrated, visit } from '../support/visit';

const { link, banner, seo } = first(solutions);
const blog = first(insights.lists.filter(({ type }) => type === 'blog'));
const headline = (page: Page) => page.getByRole('heading', { level: 1 });

/** Serves the file of another address for some documents, as a host that knows less about the site. */
const serve = (page: Page, asked: RegExp, fileOf: (pathname: string) => string) =>
  page.route('**', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (!route.request().isNavigationRequest() || !asked.test(pathname)) return route.fallback();
    return route.fulfill({ response: await route.fetch({ url: `${origin}${fileOf(pathname)}` }) });
  });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

    test('where the host does not redirect, the page does, without a history entry', async ({
      page,
    }) => {
      await page.route(/\/(solutions|insights)?([?#]|$)/, async (route) => {
        const { pathname } = new URL(route.request().url());
        const path = `public/${pathname}/index.html`;
        await (route.request().isNavigationRequest() ? route.fulfill({ path }) : route.fallback());
      });
      const rest = javaScriptEnabled ? '?a=1#main' : '';
      for (const [from, to] of [
        ['/', '/home'],
        ['/solutions', link],
        ['/insights', '/insights/blog'],
      ] as const) {
        await page.goto('/careers');
        await page.goto(`${from}${rest}`);
        await expect(page).toHaveURL(`${to}${rest}`);
        await page.goBack();
        await expect(page).toHaveURL('/careers');
      }
    });
  });
}

test('a link to /solutions leads to the first solution with its head, and Back returns', async ({
  page,
}) => {
  await visit(page, '/careers');
  await footerLink(page, '/solutions').click();
  await expectPage(page, link, banner.title);
  await expect(page).toHaveTitle(`${seo.title} | ${site.name}`);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', `${site.url}${link}`);
  const description = page.locator('meta[name=description]');
  await expect(description).toHaveAttribute('content', seo.description);
  // Machines read structured data in the HTML of an address.
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await page.goBack();
  await expectPage(page, '/careers', careers.banner.title);
  await expect(page).toHaveTitle(`${careers.seo.title} | ${site.name}`);
});

test('an unknown address answers 404 with an error screen that leads home', async ({ page }) => {
  for (const address of ['/solutions/unknown', '/insights/anything/deeper', '/nowhere']) {
    expect((await page.request.get(address)).status(), address).toBe(404);
  }
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  await hydrated(page);
  await expectPage(page, '/nowhere', errorPage.title);
  const menu = page.getByRole('banner').getByRole('button', { name: solutionsEntry.label });
  await expect(menu).toHaveCSS('background-image', 'none');
  await visit(page, '/solutions/unknown');
  await expect(menu).not.toHaveCSS('background-image', 'none');
  await page.getByRole('main').getByRole('link', { name: errorPage.home.label }).click();
  await expectPage(page, '/home', home.banner.title);
});

test('the error page goes to the page that was meant', async ({ page }) => {
  await serve(page, /^\/CONTACT/, () => '/nowhere');
  for (const [asked, meant] of [
    ['/CONTACT', '/contact'],
    ['/CONTACT&a=1', '/contact?a=1'],
    ['/CONTACT%3Fa=1#main', '/contact?a=1'],
    ['/CONTACT%E2%80%8B?a=1#main', '/contact?a=1#main'],
  ] as const) {
    await page.goto(asked);
    await expect(page).toHaveURL(meant);
  }
});

test('an unknown kind of insight shows the blog list, as noindex', async ({ page }) => {
  expect((await page.goto('/insights/search'))?.status()).toBe(200);
  await expect(headline(page)).toHaveText(blog.heading);
  const switcher = page.getByRole('navigation', { name: insights.labels.switcher });
  await expect(switcher.locator('[aria-current=page]')).toHaveText(blog.label);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', `${site.url}/insights/blog`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
