import path from 'node:path';
import type { Page } from '@playwright/test';
import {
  about,
  careers,
  errorPage,
  first,
  home,
  insights,
  navigation,
  site,
  solutions,
} from './support/content';
import { collectProblems } from './support/problems';
import { expect, test } from './support/test';
import { expectPage, headerLink, hydrated, visit } from './support/visit';

const firstSolution = first(solutions);

const redirects = [
  ['/', '/home'],
  ['/solutions', firstSolution.link],
  ['/insights', '/insights/blog'],
] as const;

/** Responds like a host that does not redirect: with the file at the address. */
const serveRedirectPages = (page: Page) =>
  page.route(
    ({ pathname }) => redirects.some(([from]) => from === pathname),
    async (route) => {
      const { origin, pathname } = new URL(route.request().url());
      const url = new URL(path.posix.join(pathname, 'index.html'), origin).href;
      await route.fulfill({ response: await route.fetch({ url }) });
    },
  );

for (const [javaScriptEnabled, rest] of [
  [true, '?a=1#main'],
  [false, ''],
] as const) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(`a redirect page leaves no history entry and keeps “${rest}”`, async ({ page }) => {
      await serveRedirectPages(page);
      for (const [from, to] of redirects) {
        await page.goto('/careers');
        await page.goto(`${from}${rest}`);
        await expect(page).toHaveURL(`${to}${rest}`);
        await page.goBack();
        await expect(page).toHaveURL('/careers');
      }
    });
  });
}

test('a link to /solutions leads to the first solution, and Back returns', async ({ page }) => {
  await visit(page, '/careers');
  const { quickLinks, sitemap } = navigation.footer;
  const { label } = first(sitemap.filter(({ link }) => link === '/solutions'));
  const links = page.getByRole('navigation', { name: quickLinks });
  await links.getByRole('link', { name: label, exact: true }).click();
  await expectPage(page, firstSolution.link, firstSolution.banner.title);
  await page.goBack();
  await expect(page).toHaveURL('/careers');
});

test('an unknown address answers 404 with an error screen that leads home', async ({ page }) => {
  for (const address of [
    '/solutions/unknown',
    '/insights/anything/deeper',
    '/insights/blog/content/blog2',
    '/nowhere',
  ]) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(errorPage.title);
  }
  await hydrated(page);
  await expectPage(page, '/nowhere', errorPage.title);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: errorPage.home.label }).click();
  await expectPage(page, '/home', home.banner.title);
});

test('where a host corrects no address, the error page goes to the page that was meant', async ({
  page,
  request,
}) => {
  const response = await request.get('/nowhere');
  await page.route(
    ({ pathname }) => pathname.startsWith('/CONTACT'),
    (route) => route.fulfill({ response }),
  );
  for (const [asked, meant] of [
    ['/CONTACT', '/contact'],
    ['/CONTACT&a=1', '/contact?a=1'],
    ['/CONTACT%3Fa=1#main', '/contact?a=1'],
    ['/CONTACT%E2%80%8B?a=1#main', '/contact?a=1#main'],
  ]) {
    await page.goto(asked ?? '');
    await expect(page).toHaveURL(meant ?? '');
  }
});

test('an unknown kind of insight shows the blog list, as noindex', async ({ page }) => {
  const blog = first(insights.lists.filter(({ type }) => type === 'blog'));
  for (const address of ['/insights/anything', '/insights/BLOG', '/insights/other']) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(blog.heading);
    const switcher = page.getByRole('navigation', { name: insights.labels.switcher });
    await expect(switcher.locator('[aria-current=page]')).toHaveText(blog.label);
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', `${site.url}/insights/blog`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
});

test('the head changes with each page', async ({ page, baseURL }) => {
  await visit(page, '/about');
  const problems = collectProblems(page, baseURL);
  await headerLink(page, '/careers').click();
  await expect(page).toHaveTitle(`${careers.seo.title} | ${site.name}`);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', `${site.url}/careers`);
  const description = page.locator('meta[name=description]');
  await expect(description).toHaveAttribute('content', careers.seo.description);
  // Machines read structured data in the HTML of an address.
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveTitle(`${about.seo.title} | ${site.name}`);
  await page.waitForLoadState('networkidle');
  expect(problems).toEqual([]);
});
