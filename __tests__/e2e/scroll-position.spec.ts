import type { Page } from '@playwright/test';
import { careers, first, insights, longTexts } from './support/content';
import { expectBelowHeader } from './support/geometry';
import { expect, moving, test } from './support/test';
import { expectPage, footerLink, scrollTo, scrollTop, visit } from './support/visit';

test.use(moving);

/** The link of a heading, which leads to itself; notes have links too. */
const anchorLink = (page: Page) => page.getByRole('main').locator('a[href^="#"]:not(nav *)').nth(2);

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

test('anchors lead to headings, and Back to where their link was', async ({ page }) => {
  test.skip(longTexts.length === 0, 'no page has a table of contents');
  const address = first(longTexts);
  await visit(page, address);
  const contents = page.getByRole('navigation', { name: insights.labels.contents });
  const anchor = (await contents.getByRole('link').last().getAttribute('href')) ?? '';
  const heading = page.locator(`[id="${decodeURI(anchor.slice(1))}"]`);
  await contents.getByRole('link').last().click();
  await expectBelowHeader(heading);

  await page.goto('about:blank');
  await visit(page, address);
  const link = anchorLink(page);
  await link.scrollIntoViewIfNeeded();
  const place = await scrollTop(page);
  expect(place).toBeGreaterThan(0);
  await link.click();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(place);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(place);
  await footerLink(page, '/careers').click();
  await expectPage(page, '/careers', careers.banner.title);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(() => scrollTop(page)).toBe(0);

  await page.goto('about:blank');
  await visit(page, `${address}${anchor}`);
  await expectBelowHeader(heading);
});

test('Back leads to where a link was even within one frame', async ({ page }) => {
  test.skip(longTexts.length === 0, 'no page has a table of contents');
  await visit(page, first(longTexts));
  const link = anchorLink(page);
  await link.scrollIntoViewIfNeeded();
  const place = await scrollTop(page);
  await page.evaluate(() => {
    const waiting: FrameRequestCallback[] = [];
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    window.addEventListener('popstate', ({ state }) => {
      if (state) requestAnimationFrame((time) => waiting.forEach((callback) => callback(time)));
    });
  });
  await link.click();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(place);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(place);
});

test('the keyboard continues at a heading of another page, whatever its letters', async ({
  page,
}) => {
  test.skip(longTexts.length === 0, 'no page has a table of contents');
  const address = first(longTexts);
  await page.route(`**/page-data${address}/page-data.json`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"anchor":"[^"]*"/, '"anchor":"épilogue"');
    await route.fulfill({ response, body });
  });
  await visit(page, '/contact');
  await page.evaluate((to) => window.___navigate?.(to), `${address}#épilogue`);
  await expect(page.locator('#épilogue')).toBeFocused();
  await expectBelowHeader(page.locator('#épilogue'));
});
