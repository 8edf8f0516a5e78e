import type { Locator } from '@playwright/test';
import {
  CONTACT_FIELDS,
  MESSAGES,
  VISIBLE_CONTACT_FIELDS,
  type VisibleContactField,
} from '../../../src/forms/rules';
import { forms } from '../support/content';
import { expect, test } from './support/test';
import { openEnquiry, openFactSheet, openNewsletter, submitOf, textField } from './support/visitor';

const mandatory = VISIBLE_CONTACT_FIELDS.filter((name) => CONTACT_FIELDS[name].isMandatory);

/** The message for a value (R122 to R141); null for a valid one. The rules' unit tests have every case. */
const cases: Partial<Record<VisibleContactField, [value: string, message: string | null][]>> = {
  firstName: [
    ['', MESSAGES.required],
    ['Jo', MESSAGES.invalid],
    ['अमिता', null],
  ],
  lastName: [
    ['Smith2', MESSAGES.invalid],
    ['van der Berg', null],
  ],
  businessMail: [
    ['', MESSAGES.required],
    ['anna', MESSAGES.emailOneAt],
    ['@bank.example', MESSAGES.emailAtFirst],
    ['anna@bank', MESSAGES.emailDomainPeriod],
    ['anna@bank.e', MESSAGES.emailDomainEnd],
    ['an!na@bank.example', MESSAGES.emailLocalCharacters],
    ['anna@ba nk.example', MESSAGES.emailSpaces],
    ['anna@ba!nk.example', MESSAGES.emailDomainCharacters],
    ['anna.b-c_d%e+f@bank-one.example', null],
  ],
  companyName: [
    ['   ', MESSAGES.required],
    ['Sample Bank', null],
  ],
  mobileNo: [
    ['123456789', MESSAGES.mobileNo],
    ['1234567890', null],
  ],
};

const startingWith = (text: string) => new RegExp(`^${text.replace(/[.()]/g, '\\$&')}`);

async function expectMessage(field: Locator, message: string | null) {
  if (message === null) return expect(field).not.toHaveAttribute('aria-invalid');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(startingWith(message));
}

for (const [name, open] of Object.entries({ enquiry: openEnquiry, 'fact-sheet': openFactSheet })) {
  test(`an empty ${name} form says what is missing, field by field`, async ({ page }) => {
    const form = await open(page);
    await submitOf(form).click();
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(mandatory.length);
    for (const field of mandatory) {
      const { emptyMessage = MESSAGES.required } = CONTACT_FIELDS[field];
      await expectMessage(form.locator(`[name=${field}]`), emptyMessage);
    }
  });
}

for (const [name, values] of Object.entries(cases)) {
  test(`${name} gets the message of the rule that its value breaks`, async ({ page }) => {
    const form = await openEnquiry(page);
    const field = form.locator(`[name=${name}]`);
    for (const [value, message] of values) {
      await test.step(value, async () => {
        await field.fill(value);
        await submitOf(form).click();
        await expectMessage(field, message);
      });
    }
  });
}

test('mandatory fields carry an asterisk, the others none', async ({ page }) => {
  const form = await openEnquiry(page);
  await expect(form.locator('label').filter({ hasText: '*' })).toHaveText(
    mandatory.map((name) => `${forms.labels[name]} *`),
  );
});

test('the newsletter form says what is missing and what is invalid', async ({ page }) => {
  const form = await openNewsletter(page);
  const field = textField(form, forms.labels.mail);
  for (const [value, message] of [
    ['', MESSAGES.required],
    ['anna@bank', MESSAGES.invalid],
  ] as const) {
    await field.fill(value);
    await submitOf(form).click();
    await expectMessage(field, message);
  }
});
