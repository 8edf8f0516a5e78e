import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { clipboard } from './support/clipboard';
import { first, navigation, offices } from './support/content';
import { expect, test } from './support/test';
import { visit } from './support/visit';
import { phone } from './support/widths';

const { copy: copyLabel, copied } = navigation.footer;
const emails = offices.offices.map(({ email }) => email);

/** Longer than the confirmation shows, in milliseconds. */
const confirmationTime = 10_000;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await visit(page, '/about');
});

function emailOf(page: Page, email: string) {
  const footer = page.getByRole('contentinfo');
  return {
    link: footer.getByRole('link', { name: email }),
    copy: footer.getByRole('button', { name: email }),
    announcement: footer.getByRole('status').filter({ hasText: copied }),
  };
}

test('an email address shows Copy while it is hovered or focused, which confirms for a while', async ({
  page,
}) => {
  // An address that is selected with its email is copied without Copy.
  const text = await page.getByRole('contentinfo').evaluate((footer) => {
    getSelection()?.selectAllChildren(footer);
    return String(getSelection());
  });
  for (const email of emails) expect(text).toContain(email);
  expect(text).not.toMatch(new RegExp(`^${copyLabel}$`, 'm'));

  const { link, copy, announcement } = emailOf(page, first(emails));
  await expect(page.getByRole('contentinfo').getByRole('status')).toHaveCount(1);
  await expect(copy).toHaveCSS('opacity', '0');
  await link.hover();
  await expect(copy).toHaveCSS('opacity', '1');
  await expect(copy).toHaveText(copyLabel);
  await copy.click();
  await expect(copy).toHaveText(copied);
  await expect(copy).toHaveAccessibleName(`${copied} ${first(emails)}`);
  await expect(announcement).toHaveCount(1);
  await page.mouse.move(1, 1);
  await expect(copy).toHaveCSS('opacity', '0');
  expect(await clipboard(page)).toBe(first(emails));
  await page.clock.fastForward(confirmationTime);
  await expect(announcement).toHaveCount(0);

  const other = emailOf(page, first(emails.toReversed()));
  await other.copy.press('Shift+Tab');
  await expect(other.link).toBeFocused();
  await expect(other.copy).toHaveCSS('opacity', '1');
  await expectAccessible(page, 'footer');
  await page.keyboard.press('Tab');
  await expect(other.copy).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(other.copy).toHaveText(copied);
  expect(await clipboard(page)).toBe(first(emails.toReversed()));
});

test('where the clipboard is denied, Copy copies as Ctrl+C does, or selects the address', async ({
  page,
}) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  const [one = '', other = ''] = emails;
  await emailOf(page, one).copy.click();
  await expect(emailOf(page, one).copy).toHaveText(copied);
  expect(await clipboard(page)).toBe(one);

  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await emailOf(page, other).copy.click();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(other);
  await expect(emailOf(page, other).copy).toHaveText(copyLabel);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: phone.size, isMobile: true, hasTouch: true });

  test('Copy always shows', async ({ page }) => {
    const email = first(emails.toReversed());
    const { copy } = emailOf(page, email);
    await copy.scrollIntoViewIfNeeded();
    await expect(copy).toHaveCSS('opacity', '1');
    await copy.tap();
    await expect(copy).toHaveText(copied);
    expect(await clipboard(page)).toBe(email);
  });
});
