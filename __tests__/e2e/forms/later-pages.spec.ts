/** Forms of pages that are reached by a link: they come with their page, and take nothing from other forms. */
import type { Page } from '@playwright/test';
import { contact, factSheetPage, forms } from '../support/content';
import { expect, test } from '../support/test';
import { footerLink, headerLink, visit } from '../support/visit';
import { FormOnPage, newVisitor, nothing } from './support/visitor';

const enquiryOf = (page: Page) => new FormOnPage(page.locator('#enquiry-form'));

/** Notes at each frame how high the contact page and its form are. Runs in the page. */
function watch(headline: string) {
  const seen = new Set<string>();
  Object.assign(window, { seen });
  const look = () => {
    if (document.querySelector('h1')?.textContent === headline) {
      const form = document.querySelector('#enquiry-form')?.clientHeight ?? 0;
      seen.add(`${document.documentElement.scrollHeight}, ${form}`);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The different heights that the contact page and its form have had since it showed. */
const seenHeights = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);

/** Expects the contact page to have come at once with its form, to which Tab leads. */
async function expectForm(page: Page) {
  const form = enquiryOf(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.title);
  await page.waitForLoadState('networkidle');
  expect(await seenHeights(page)).toEqual([expect.stringMatching(/, [1-9]\d\d+$/)]);
  await page.getByRole('main').focus();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(form.root.locator(':focus')).toHaveCount(1, { timeout: 1 });
  }).toPass({ intervals: [1] });
  await expect(form.field('firstName')).toBeFocused();
}

test('a form comes with its page', async ({ page }) => {
  await page.addInitScript(watch, contact.title);
  await visit(page, '/about');
  await headerLink(page, '/contact').click();
  await expectForm(page);
});

test('a form takes what was typed into itself, and no consent', async ({ page }) => {
  // As an extension adds.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const form = document.body.appendChild(document.createElement('form'));
      for (const [name, type] of [
        ['firstName', 'text'],
        ['key', 'password'],
      ] as const) {
        form.append(
          Object.assign(document.createElement('input'), { name, type, value: 's3cret' }),
        );
      }
    }),
  );
  await visit(page, '/home');
  const filled = enquiryOf(page);
  const typed = { ...nothing, firstName: 'Ada', message: 'Half a sentence' };
  for (const name of ['firstName', 'message'] as const) await filled.field(name).fill(typed[name]);
  await filled.field('subscribeNewsletter').check();
  await page.evaluate(() => window.___navigate?.('/insights/factsheet/download'));
  await expect(page.getByText(factSheetPage.subtitle)).toBeVisible();
  await new FormOnPage(page.locator('#fact-sheet-form')).expectValues(nothing);

  const visitor = newVisitor({ subscribeNewsletter: true, message: '' });
  await headerLink(page, '/contact').click();
  const form = enquiryOf(page);
  await form.expectValues(typed);
  await form.fillIn(visitor);
  await footerLink(page, '/home').click();
  await expect(page).toHaveURL('/home');
  await form.expectValues({ ...visitor, subscribeNewsletter: false });
  await page.reload();
  await form.root.scrollIntoViewIfNeeded();
  await form.expectValues({ ...visitor, subscribeNewsletter: false });
  await expect(form.root.getByText(forms.requiredNote)).toBeVisible();
});
