import type { Page } from '@playwright/test';
import { boxOf } from './support/geometry';
import { expect, test } from './support/test';
import { expectAddress, visit } from './support/visit';
import { windows } from './support/widths';

const top = (page: Page) => page.evaluate(() => window.scrollY);

async function scrollDown(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await expect.poll(() => top(page)).toBeGreaterThan(1000);
}

for (const { name, size } of windows) {
  test(`every change of page begins at the top, going back included (${name})`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await visit(page, '/home');
    await scrollDown(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await expectAddress(page, '/careers');
    await expect.poll(() => top(page)).toBe(0);

    await scrollDown(page);
    await page.goBack();
    await expectAddress(page, '/home');
    await expect(page.getByRole('heading', { name: 'Why Choose Us' })).toBeAttached();
    await expect.poll(() => top(page)).toBe(0);

    await scrollDown(page);
    await page.goForward();
    await expectAddress(page, '/careers');
    await expect.poll(() => top(page)).toBe(0);
  });
}

test('a link of the article’s contents scrolls to its heading, clear of the header', async ({
  page,
}) => {
  await visit(page, '/insights/blog/content/blog1');
  const link = page.getByRole('navigation', { name: 'In this article' }).getByRole('link').nth(1);
  const name = (await link.textContent()) ?? '';
  await link.click();
  const heading = page.getByRole('article').getByRole('heading', { name, exact: true });
  const header = await boxOf(page.getByRole('banner'));
  await expect
    .poll(async () => {
      const { y } = await boxOf(heading);
      return y >= header.height && y < 400;
    })
    .toBe(true);
});

test('an address with an anchor opens at that heading', async ({ page }) => {
  await visit(page, '/insights/blog/content/blog1');
  const href = await page
    .getByRole('navigation', { name: 'In this article' })
    .getByRole('link')
    .nth(2)
    .getAttribute('href');
  await page.goto('about:blank');
  await visit(page, `/insights/blog/content/blog1${href}`);
  const header = await boxOf(page.getByRole('banner'));
  await expect
    .poll(async () => {
      const { y } = await boxOf(page.locator(href ?? ''));
      return y >= header.height && y < 400;
    })
    .toBe(true);
});

test('a reload stays where the reader was', async ({ page }) => {
  await visit(page, '/insights/blog/content/blog1');
  await scrollDown(page);
  await page.reload();
  await expect.poll(() => top(page)).toBeGreaterThan(1000);
});

test('an anchor that no address can have leaves the page as it is', async ({ page }) => {
  await visit(page, '/about#%');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expectAddress(page, '/careers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
