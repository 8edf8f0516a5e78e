import type { Page } from '@playwright/test';
import { VISIBLE_CONTACT_FIELDS } from '../../../src/forms/rules';
import { forms, site } from '../support/content';
import { arrivals } from './support/sandbox';
import { expect, test } from './support/test';
import { newVisitor, openEnquiry } from './support/visitor';

/** Fills in the form from its first field on with nothing but keys, and sends it. */
async function typeThrough(page: Page, visitor: ReturnType<typeof newVisitor>) {
  const { keyboard } = page;
  const next = () => keyboard.press('Tab');
  for (const name of ['firstName', 'lastName', 'businessMail', 'companyName'] as const) {
    await keyboard.type(visitor[name]);
    await next();
  }
  await keyboard.press('ArrowDown');
  await keyboard.press('Home');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await next();
  await keyboard.type('nethe');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await next();
  await keyboard.type(visitor.mobileNo);
  await next();
  await keyboard.type('By keyboard');
  await next();
  await keyboard.press('Space');
  // Past the two links of the note.
  for (let press = 0; press < 3; press += 1) await next();
  await keyboard.press('Enter');
}

test('an enquiry by keyboard only', async ({ page }) => {
  const visitor = newVisitor({ message: 'By keyboard', subscribeNewsletter: true });
  const form = await openEnquiry(page, '/home');
  await form.getByRole('textbox').first().focus();
  await typeThrough(page, visitor);
  await expect(
    page.getByRole('dialog').getByRole('button', { name: forms.popup.close }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await arrivals('form', visitor.businessMail)).toMatchObject([
    { ...visitor, website: site.websiteMarker },
  ]);
});

test('Shift and Tab go back through the fields in their order', async ({ page }) => {
  const form = await openEnquiry(page);
  await form.getByRole('link').first().focus();
  const names: string[] = [];
  for (let press = 0; press < VISIBLE_CONTACT_FIELDS.length; press += 1) {
    await page.keyboard.press('Shift+Tab');
    names.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''));
  }
  expect(names.reverse()).toEqual(VISIBLE_CONTACT_FIELDS);
});
