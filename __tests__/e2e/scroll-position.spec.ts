import type { Page } from '@playwright/test';
import { expectBelowHeader } from './support/geometry';
import { expect, moving, test } from './support/test';
import { footerLink, scrollTo, scrollTop, visit } from './support/visit';

test.use(moving);

const article = '/insights/blog/content/blog1';

/** The link of a heading, which leads to itself; notes have links too. */
const anchorLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Link to “What the rules ask for”' });

test('every page starts at the top, even after Back and Forward', async ({ page }) => {
  await visit(page, '/home');
  await scrollTo(page, 1200);
  for (const [go, address] of [
    [() => footerLink(page, '/careers').click(), '/careers'],
    [() => page.goBack(), '/home'],
    [() => page.goForward(), '/careers'],
  ] as const) {
    await go();
    await expect(page).toHaveURL(address);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await scrollTo(page, 1200);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
  }
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
});

test('anchors lead to headings, from the same page and another one', async ({ page }) => {
  await visit(page, article);
  const heading = page.getByRole('main').getByRole('heading', { name: 'Begin on Monday' });
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Begin on Monday' })
    .click();
  await expectBelowHeader(heading);
  await page.goto('about:blank');
  await visit(page, `${article}#begin-on-monday`);
  await expectBelowHeader(heading);
});

test('Back leads to where a link was, and to the top of another page', async ({ page }) => {
  await visit(page, article);
  const link = anchorLink(page);
  await link.scrollIntoViewIfNeeded();
  const place = await scrollTop(page);
  expect(place).toBeGreaterThan(0);
  await link.click();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(place);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(place);
  await footerLink(page, '/careers').click();
  await expect(page).toHaveURL('/careers');
  await expect(link).not.toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL(article);
  await expect.poll(() => scrollTop(page)).toBe(0);
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
