import type { Page } from '@playwright/test';
import { forms } from '../support/content';
import { expect, test } from './support/test';
import {
  expectValues,
  fillIn,
  newVisitor,
  nothing,
  openEnquiry,
  openFactSheet,
  openNewsletter,
  submitOf,
  textField,
} from './support/visitor';

const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
const cases = {
  enquiry: { open: openEnquiry, thanks: forms.popup.title },
  'fact-sheet': { open: openFactSheet, thanks: forms.factSheetSuccess },
};

for (const [name, { open, thanks }] of Object.entries(cases)) {
  test(`a reload keeps what was typed into the ${name} form, a success clears it`, async ({
    page,
  }) => {
    const visitor = newVisitor({ subscribeNewsletter: true });
    await fillIn(await open(page), visitor);
    await page.reload();
    const form = page.locator('form').filter({ has: page.locator('[name=companyName]') });
    await form.scrollIntoViewIfNeeded();
    await expectValues(form, visitor);

    await submitOf(form).click();
    await expect(page.getByText(thanks)).toBeVisible();
    expect(await kept(page)).not.toContain(visitor.businessMail);
    await expectValues(await open(page), nothing);
  });
}

test('a reload keeps the newsletter’s address, a success clears it', async ({ page }) => {
  const { businessMail } = newVisitor();
  await textField(await openNewsletter(page), forms.labels.mail).fill(businessMail);
  await page.reload();
  const field = textField(page.locator('#newsletter-form'), forms.labels.mail);
  await expect(field).toHaveValue(businessMail);
  await field.press('Enter');
  await expect(page.getByText(forms.newsletterSuccess)).toBeVisible();
  expect(await kept(page)).not.toContain(businessMail);
});

test('a draft stays in its tab: no cookie, nothing in the storage of other tabs', async ({
  page,
  context,
}) => {
  const visitor = newVisitor();
  await fillIn(await openEnquiry(page), visitor);
  expect(await context.cookies()).toEqual([]);
  const another = await context.newPage();
  await expectValues(await openEnquiry(another), nothing);
  expect(await another.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(
    visitor.businessMail,
  );
});
