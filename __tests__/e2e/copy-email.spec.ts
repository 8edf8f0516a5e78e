import type { Page } from '@playwright/test';
import { clipboard } from './support/clipboard';
import { expect, test } from './support/test';
import { visit } from './support/visit';
import { phone } from './support/widths';

const [london, india] = ['london@keelstone.example', 'india@keelstone.example'];

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await visit(page, '/about');
});

const linkOf = (page: Page, email: string) =>
  page.getByRole('contentinfo').getByRole('link', { name: email });
const copyOf = (page: Page, email: string) =>
  page.getByRole('contentinfo').getByRole('button', { name: email });

test('an email address shows Copy while it is hovered or focused, which confirms for a while', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo');
  // An address that is selected with its email is copied without Copy.
  const text = await footer.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return String(getSelection());
  });
  expect(text).toContain(london);
  expect(text).not.toMatch(/^Copy$/m);

  const copy = copyOf(page, london);
  const announcement = footer.getByRole('status').filter({ hasText: 'Copied' });
  await expect(copy).toHaveCSS('opacity', '0');
  await linkOf(page, london).hover();
  await expect(copy).toHaveCSS('opacity', '1');
  await expect(copy).toHaveText('Copy');
  await copy.click();
  await expect(copy).toHaveText('Copied');
  await expect(copy).toHaveAccessibleName(`Copied ${london}`);
  await expect(announcement).toHaveCount(1);
  await page.mouse.move(1, 1);
  await expect(copy).toHaveCSS('opacity', '0');
  expect(await clipboard(page)).toBe(london);
  await page.clock.fastForward(10_000);
  await expect(announcement).toHaveCount(0);

  const other = copyOf(page, india);
  await other.press('Shift+Tab');
  await expect(linkOf(page, india)).toBeFocused();
  await expect(other).toHaveCSS('opacity', '1');
  await page.keyboard.press('Tab');
  await expect(other).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(other).toHaveText('Copied');
  expect(await clipboard(page)).toBe(india);
});

test('where the clipboard is denied, Copy copies as Ctrl+C does, or selects the address', async ({
  page,
}) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await copyOf(page, london).click();
  await expect(copyOf(page, london)).toHaveText('Copied');
  expect(await clipboard(page)).toBe(london);

  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await copyOf(page, india).click();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(india);
  await expect(copyOf(page, india)).toHaveText('Copy');
});

test.describe('on a touch screen', () => {
  test.use({ viewport: phone.size, isMobile: true, hasTouch: true });

  test('Copy always shows', async ({ page }) => {
    const copy = copyOf(page, india);
    await copy.scrollIntoViewIfNeeded();
    await expect(copy).toHaveCSS('opacity', '1');
    await copy.tap();
    await expect(copy).toHaveText('Copied');
    expect(await clipboard(page)).toBe(india);
  });
});
