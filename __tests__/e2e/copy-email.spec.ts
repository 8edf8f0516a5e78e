import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { visit } from './support/visit';
import { phone } from './support/widths';

const emails = ['london@keelstone.example', 'india@keelstone.example'];

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

function emailOf(page: Page, email: string) {
  const footer = page.getByRole('contentinfo');
  return {
    link: footer.getByRole('link', { name: email }),
    copy: footer.getByRole('button', { name: `Copy ${email}` }),
    spoken: footer.getByRole('status').filter({ hasText: 'Copied' }),
  };
}

for (const email of emails) {
  test(`hovering ${email} shows Copy, which copies it and says so for a while`, async ({
    page,
  }) => {
    await visit(page, '/about');
    const { link, copy, spoken } = emailOf(page, email);
    await expect(copy).toHaveCSS('opacity', '0');
    await link.hover();
    await expect(copy).toHaveCSS('opacity', '1');
    await page.mouse.move(1, 1);
    await expect(copy).toHaveCSS('opacity', '0');

    await link.hover();
    await expect(copy).toHaveText('Copy');
    await copy.click();
    await expect(copy).toHaveText('Copied');
    await expect(spoken).toHaveCount(1);
    expect(await clipboard(page)).toBe(email);
    await expect(copy).toHaveText('Copy');
    await expect(spoken).toHaveCount(0);
  });
}

test('the keyboard reaches Copy behind the address', async ({ page }) => {
  await visit(page, '/about');
  const [email = ''] = emails;
  const { link, copy } = emailOf(page, email);
  await link.focus();
  await expect(copy).toHaveCSS('opacity', '1');
  await page.keyboard.press('Tab');
  await expect(copy).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(copy).toHaveText('Copied');
  expect(await clipboard(page)).toBe(email);
});

test.describe('where nothing can hover', () => {
  test.use({ viewport: phone.size, isMobile: true, hasTouch: true });

  test('Copy is always there', async ({ page }) => {
    await visit(page, '/about');
    for (const email of emails) {
      const { copy } = emailOf(page, email);
      await copy.scrollIntoViewIfNeeded();
      await expect(copy).toHaveCSS('opacity', '1');
      await copy.tap();
      await expect(copy).toHaveText('Copied');
      expect(await clipboard(page)).toBe(email);
    }
  });
});
