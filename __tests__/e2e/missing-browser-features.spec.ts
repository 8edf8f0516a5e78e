import type { Page } from '@playwright/test';
import { forms } from './support/content';
import { expect, test } from './support/test';
import { headerLink, readThrough, visit } from './support/visit';

/** The main journey: read a page to its end, go to the form, and see what is missing. */
async function expectWorkingSite(page: Page) {
  const firstName = page.getByLabel(forms.labels.firstName);
  await visit(page, '/home');
  await readThrough(page);
  await headerLink(page, '/contact').click();
  await expect(page).toHaveURL('/contact');
  await firstName.fill('Ada');
  await page.getByRole('combobox', { name: forms.labels.country }).fill('United K');
  await page.getByRole('option', { name: 'United Kingdom' }).click();
  await page.getByRole('button', { name: forms.submit.enquiry }).click();
  await expect(page.getByText(forms.messages.required).first()).toBeVisible();
  await expect(firstName).toHaveValue('Ada');
}

test('the site works if storage is denied', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await expectWorkingSite(page);
});

test('a form works if the browser never says that it is in view', async ({ page }) => {
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => undefined;
  });
  await visit(page, '/contact');
  await page.getByLabel(forms.labels.firstName).fill('Ada');
  await page.getByRole('button', { name: forms.submit.enquiry }).click();
  await expect(page.getByText(forms.messages.required).first()).toBeVisible();
});

test('the site works without recent browser features', async ({ page }) => {
  await page.addInitScript(() => {
    const recent: [object, string[]][] = [
      [window, ['IntersectionObserver', 'requestIdleCallback', 'CloseWatcher', 'scheduler']],
      [window, ['navigation', 'Iterator']],
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
  await expectWorkingSite(page);
});
