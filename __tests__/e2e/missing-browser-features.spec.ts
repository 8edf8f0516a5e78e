import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { expectAddress, live, readThrough, visit } from './support/visit';

/** What a visitor comes for: reads a page to its end, goes on, opens the form and is told what is missing. */
async function walk(page: Page) {
  await visit(page, '/home');
  await readThrough(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expectAddress(page, '/contact');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByRole('combobox', { name: /^Country/ }).fill('United K');
  await page.getByRole('option', { name: /^United Kingdom/ }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please fill in all required fields').first()).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
}

test('works where storage is denied', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await walk(page);
});

test('works without IntersectionObserver', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  await walk(page);
});

test('works in a browser that lacks what came in the last three years', async ({ page }) => {
  await page.addInitScript(() => {
    const recent: [object, string[]][] = [
      [window, ['requestIdleCallback', 'CloseWatcher', 'scheduler', 'navigation', 'Iterator']],
      [URL, ['canParse', 'parse']],
      [Promise, ['withResolvers', 'try']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Array, ['fromAsync']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [Document.prototype, ['startViewTransition']],
      [Element.prototype, ['checkVisibility']],
      [HTMLElement.prototype, ['showPopover', 'togglePopover', 'hidePopover']],
    ];
    for (const [owner, names] of recent) {
      for (const name of names) Reflect.deleteProperty(owner, name);
    }
  });
  await walk(page);
});

test('where the clipboard is refused, Copy claims nothing and the address can still be used', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) },
    });
  });
  await visit(page, '/about');
  const footer = page.getByRole('contentinfo');
  const email = footer.getByRole('link', { name: /@/ }).first();
  await email.hover();
  const copy = footer.getByRole('button', { name: /^Copy / }).first();
  await copy.click();
  await expect(copy).toHaveText('Copy');
  await expect(email).toHaveAttribute('href', /^mailto:/);
});

test('offline in the middle of a visit, what was typed is there again once the network is', async ({
  page,
  context,
}) => {
  await visit(page, '/contact');
  await live(page.locator('#enquiry-form'));
  await page.getByLabel('Message').fill('We are halfway through');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await context.setOffline(false);
  // The browser may load the page that it could not open by itself, just then or just after.
  await expect(async () => {
    await visit(page, '/contact');
    await expect(page.locator('#enquiry-form')).toBeAttached({ timeout: 2000 });
  }).toPass();
  await live(page.locator('#enquiry-form'));
  await expect(page.getByLabel('Message')).toHaveValue('We are halfway through');
});
