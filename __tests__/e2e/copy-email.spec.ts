import type { Page } from '@playwright/test';
import { navigation, offices } from './support/content';
import { expect, test } from './support/test';
import { visit } from './support/visit';
import { phone } from './support/widths';

const { copy: copyLabel, copied } = navigation.footer;
const emails = offices.offices.map(({ email }) => email);

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(async ({ page }) => visit(page, '/about'));

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

function emailOf(page: Page, email: string) {
  const footer = page.getByRole('contentinfo');
  return {
    link: footer.getByRole('link', { name: email }),
    copy: footer.getByRole('button', { name: email }),
    announcement: footer.getByRole('status').filter({ hasText: copied }),
  };
}

for (const email of emails) {
  test(`hovering ${email} shows Copy, which copies it and says so for a while`, async ({
    page,
  }) => {
    const { link, copy, announcement } = emailOf(page, email);
    await expect(copy).toHaveCSS('opacity', '0');
    await link.hover();
    await expect(copy).toHaveCSS('opacity', '1');
    await page.mouse.move(1, 1);
    await expect(copy).toHaveCSS('opacity', '0');

    await link.hover();
    await expect(copy).toHaveText(copyLabel);
    await copy.click();
    await expect(copy).toHaveText(copied);
    await expect(announcement).toHaveCount(1);
    expect(await clipboard(page)).toBe(email);
    await expect(copy).toHaveText(copyLabel);
    await expect(announcement).toHaveCount(0);
  });

  test(`the keyboard reaches Copy behind ${email}`, async ({ page }) => {
    const { link, copy } = emailOf(page, email);
    await link.focus();
    await expect(copy).toHaveCSS('opacity', '1');
    await page.keyboard.press('Tab');
    await expect(copy).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(copy).toHaveText(copied);
    expect(await clipboard(page)).toBe(email);
  });
}

test.describe('where nothing can hover', () => {
  test.use({ viewport: phone.size, isMobile: true, hasTouch: true });

  test('Copy is always there', async ({ page }) => {
    for (const email of emails) {
      const { copy } = emailOf(page, email);
      await copy.scrollIntoViewIfNeeded();
      await expect(copy).toHaveCSS('opacity', '1');
      await copy.tap();
      await expect(copy).toHaveText(copied);
      expect(await clipboard(page)).toBe(email);
    }
  });
});
