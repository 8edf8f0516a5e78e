import type { Page } from '@playwright/test';
import { careers, first, insights, insightsOf } from './support/content';
import { expectBelowHeader } from './support/geometry';
import { expect, moving, test } from './support/test';
import { expectPage, footerLink, visit } from './support/visit';

test.use(moving);

const article = `/insights/blog/content/${first(insightsOf('blog')).slug}`;

const top = (page: Page) => page.evaluate(() => window.scrollY);

async function scrollDown(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await expect.poll(() => top(page)).toBeGreaterThan(1000);
}

test('every page starts at the top, even after Back and Forward', async ({ page }) => {
  await visit(page, '/home');
  await scrollDown(page);
  for (const [go, address] of [
    [() => footerLink(page, '/careers').click(), '/careers'],
    [() => page.goBack(), '/home'],
    [() => page.goForward(), '/careers'],
  ] as const) {
    await go();
    await expect(page).toHaveURL(address);
    await expect.poll(() => top(page)).toBe(0);
    await scrollDown(page);
  }
});

test('anchors and contents links lead to headings; a reload keeps its place', async ({ page }) => {
  await visit(page, article);
  await scrollDown(page);
  await page.reload();
  await expect.poll(() => top(page)).toBeGreaterThan(1000);
  const contents = page.getByRole('navigation', { name: insights.labels.contents });
  const link = contents.getByRole('link').nth(2);
  const anchor = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expectBelowHeader(page.locator(anchor));
  await page.goto('about:blank');
  await visit(page, `${article}${anchor}`);
  await expectBelowHeader(page.locator(anchor));
});

test('the keyboard continues at a heading of another page, whatever its letters', async ({
  page,
}) => {
  await page.route(`**/page-data${article}/page-data.json`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"anchor":"[^"]*"/, '"anchor":"épilogue"');
    await route.fulfill({ response, body });
  });
  await visit(page, '/contact');
  await page.evaluate((to) => window.___navigate?.(to), `${article}#épilogue`);
  await expect(page.locator('#épilogue')).toBeFocused();
  await expectBelowHeader(page.locator('#épilogue'));
});

test('Back from a place in the page returns to where its link was', async ({ page }) => {
  await visit(page, article);
  // The links of headings, which lead to themselves; notes have links too.
  const link = page.getByRole('main').locator('a[href^="#"]:not(nav *)').nth(2);
  await link.scrollIntoViewIfNeeded();
  const place = await top(page);
  expect(place).toBeGreaterThan(1000);
  await link.click();
  await expect.poll(() => top(page)).toBeGreaterThan(place);
  await page.goBack();
  await expect.poll(() => top(page)).toBe(place);
  await footerLink(page, '/careers').click();
  await expectPage(page, '/careers', careers.banner.title);
  await page.goBack();
  await expect(page).toHaveURL(article);
  await expect.poll(() => top(page)).toBe(0);
});
