import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import {
  openEnquiry,
  openFactSheet,
  openNewsletter,
  picker,
  submitOf,
  textField,
} from './support/visitor';

const required = 'Please fill in all required fields';
const invalid = 'Invalid Data Entered';
const wrongMobile = 'Invalid mobile number';
const domainEnd = 'The domain part must end with at least two characters after the last period';
const localCharacters = "The invalid characters used. Only '.', '-', and '_' are allowed";
const domainCharacters =
  "The domain part contains invalid characters. Only '.', '-', and '_' are allowed";

/** The message for each value (R122 to R141); null where it is right. */
const said: Record<string, [value: string, message: string | null][]> = {
  'First Name': [
    ['', required],
    ['Jo', invalid],
    ['Anna1', invalid],
    ['Anna Maria', invalid],
    ["O'Neil", invalid],
    ['Joe', null],
    ['Zoë', null],
    ['अमिता', null],
  ],
  'Last Name': [
    ['Smith2', invalid],
    ['Smith-Jones', invalid],
    ['van der Berg', null],
    ['', null],
  ],
  'Business Email': [
    ['', required],
    ['anna', "Email must contain one '@' symbol"],
    ['anna@b@bank.example', "Email must contain one '@' symbol"],
    [
      '@bank.example',
      "The '@' symbol cannot be the first character and must have at least one character before it",
    ],
    ['anna@bank', "The domain part must contain at least one period ('.')"],
    ['anna@bank.', domainEnd],
    ['anna@bank.e', domainEnd],
    ['an!na@bank.example', localCharacters],
    ['an na@bank.example', localCharacters],
    ['anna@ba nk.example', 'The email should not contain spaces'],
    ['anna@ba!nk.example', domainCharacters],
    ['anna.b-c_d%e+f@bank-one.example', null],
  ],
  'Company Name': [
    ['', required],
    ['   ', required],
    ['Sample Bank', null],
  ],
  'Mobile Number': [
    ['', wrongMobile],
    ['123456789', wrongMobile],
    ['1234567890', null],
  ],
  Message: [
    ['', null],
    ['x'.repeat(200), null],
  ],
};

const beginningWith = (text: string) => new RegExp(`^${text.replace(/[.()]/g, '\\$&')}`);

async function expectSaid(field: Locator, message: string | null) {
  if (message === null) {
    await expect(field).not.toHaveAttribute('aria-invalid');
  } else {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(beginningWith(message));
  }
}

const forms: Record<string, (page: Page) => Promise<Locator>> = {
  enquiry: openEnquiry,
  'fact-sheet': openFactSheet,
};

for (const [name, open] of Object.entries(forms)) {
  test(`an empty ${name} form says what is missing, field by field`, async ({ page }) => {
    const form = await open(page);
    await submitOf(form).click();
    for (const label of ['First Name', 'Business Email', 'Company Name']) {
      await expectSaid(textField(form, label), required);
    }
    await expectSaid(picker(form, 'Company Strength'), required);
    await expectSaid(picker(form, 'Country'), required);
    await expectSaid(textField(form, 'Mobile Number'), wrongMobile);
    await expect(form.getByText(required)).toHaveCount(5);
    await expect(form.getByText(wrongMobile)).toHaveCount(1);
  });

  for (const [label, values] of Object.entries(said)) {
    test(`the ${name} form says about ${label} what the rules say`, async ({ page }) => {
      const form = await open(page);
      const field = textField(form, label);
      for (const [value, message] of values) {
        await test.step(value, async () => {
          await field.fill(value);
          await submitOf(form).click();
          await expectSaid(field, message);
          if (message) await expect(form.getByText(message, { exact: true }).first()).toBeVisible();
        });
      }
    });
  }
}

test('mandatory fields carry an asterisk, the others none', async ({ page }) => {
  const form = await openEnquiry(page);
  await expect(form.locator('label').filter({ hasText: '*' })).toHaveText([
    'First Name *',
    'Business Email *',
    'Company Name *',
    'Company Strength *',
    'Country *',
    'Mobile Number *',
  ]);
});

test('the newsletter form says what is missing and what is wrong', async ({ page }) => {
  const form = await openNewsletter(page);
  const field = textField(form, 'Email');
  for (const [value, message] of [
    ['', required],
    ['anna', invalid],
    ['anna@bank', invalid],
    ['anna@bank..example', invalid],
    ['an na@bank.example', invalid],
  ] as const) {
    await field.fill(value);
    await submitOf(form).click();
    await expectSaid(field, message);
    await expect(form.getByText(message, { exact: true }).first()).toBeVisible();
  }
});
