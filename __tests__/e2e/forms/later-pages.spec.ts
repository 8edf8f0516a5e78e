/** Forms of pages that are reached by a link: they come with their page, and take nothing from other forms. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import {
  expectPage,
  footerLink,
  headerLink,
  live,
  visit,
  visitWithoutScripts,
} from '../support/visit';
import { FormOnPage, newVisitor, nothing } from './support/visitor';

const enquiryOf = (page: Page) => new FormOnPage(page.locator('#enquiry-form'));

test('the form is there with its page, and Tab leads to it', async ({ page }) => {
  await visit(page, '/about');
  await headerLink(page, '/contact').click();
  await expectPage(page, '/contact', 'Contact Us');
  const form = enquiryOf(page);
  await page.getByRole('main').focus();
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await form.root.locator(':focus').count()).toBe(1);
  }).toPass({ intervals: [1] });
  await expect(form.field('firstName')).toBeFocused();
});

test('a form takes what was typed into itself, and no consent', async ({ page }) => {
  const release = await visitWithoutScripts(page, '/home');
  const form = enquiryOf(page);
  const germany = { country: 'Germany', callingCode: '+49' };
  const typed = { ...nothing, firstName: 'Ada', message: 'Half a sentence', ...germany };
  for (const name of ['firstName', 'message'] as const) await form.field(name).fill(typed[name]);
  await form.field('subscribeNewsletter').check();
  await form.field('country').click();
  await page.keyboard.type('Ger');
  release();
  await live(form.root);
  // The early click opens the list, and selects no letters.
  await expect(form.option('Germany')).toBeVisible();
  await page.keyboard.type('m');
  await expect(form.field('country')).toHaveValue('Germ');
  await page.getByRole('link', { name: 'Request the latest fact sheet' }).click();
  await expect(page).toHaveURL('/insights/factsheet/download');
  await new FormOnPage(page.locator('#fact-sheet-form')).expectValues(nothing);

  const visitor = newVisitor({ subscribeNewsletter: true, message: '' });
  await headerLink(page, '/contact').click();
  await form.expectValues(typed);
  await form.fillIn(visitor);
  await footerLink(page, '/home').click();
  await expect(page).toHaveURL('/home');
  await form.expectValues({ ...visitor, subscribeNewsletter: false });
  await page.reload();
  await form.root.scrollIntoViewIfNeeded();
  await form.expectValues({ ...visitor, subscribeNewsletter: false });
  await expect(form.root.getByText('Fields marked * are required.')).toBeVisible();
});
