import type { Locator } from '@playwright/test';
import { DRAFT_MINUTES } from '../../../src/forms/draft';
import { CONTACT_FIELDS, VISIBLE_CONTACT_FIELDS } from '../../../src/forms/rules';
import { forms, site } from '../support/content';
import { expect, test } from '../support/test';
import {
  choose,
  expectMessage,
  openEnquiry,
  openFactSheet,
  openNewsletter,
  picker,
  status,
  submitOf,
  textField,
} from './support/visitor';

const { labels, messages } = forms;
const mandatory = VISIBLE_CONTACT_FIELDS.filter((name) => CONTACT_FIELDS[name].isMandatory);

test('a failed attempt shows what is missing and focuses the first field', async ({ page }) => {
  const form = await openEnquiry(page);
  await expect(form.locator('label').filter({ hasText: '*' })).toHaveText(
    mandatory.map((field) => `${labels[field]} *`),
  );
  await submitOf(form).click();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(mandatory.length);
  for (const name of mandatory) {
    const { emptyMessage = 'required' } = CONTACT_FIELDS[name];
    const field = form.locator(`[name=${name}]`);
    await expectMessage(field, messages[emptyMessage]);
    await expect(field).toHaveAttribute('aria-required', 'true');
  }
  await expect(textField(form, labels.firstName)).toBeFocused();

  await textField(form, labels.lastName).fill('Smith2');
  const steps: [Locator, (field: Locator) => Promise<unknown>][] = [
    [textField(form, labels.firstName), (field) => field.fill('Anna')],
    [textField(form, labels.lastName), (field) => field.fill('')],
    [textField(form, labels.businessMail), (field) => field.fill('anna@bank.example')],
    [textField(form, labels.companyName), (field) => field.fill('Sample Bank')],
    [picker(form, labels.companyStrength), (field) => field.selectOption('251 - 1000')],
    [picker(form, labels.country), (field) => choose(field, 'India')],
    [textField(form, labels.mobileNo), (field) => field.fill('1234567890')],
  ];
  for (const [field, correct] of steps) {
    await submitOf(form).click();
    await expect(field).toBeFocused();
    await correct(field);
    await expect(field).not.toHaveAttribute('aria-invalid');
  }
});

test('before the first attempt, only an optional field shows its error', async ({ page }) => {
  const form = await openEnquiry(page);
  const wrong = form.locator('[aria-invalid]');
  const firstName = textField(form, labels.firstName);
  const lastName = textField(form, labels.lastName);
  await firstName.fill('A');
  await lastName.fill('7');
  await expect(wrong).toHaveCount(0);
  await lastName.blur();
  await expectMessage(lastName, messages.invalid);
  await expect(status(form)).toHaveText(`${labels.lastName}: ${messages.invalid}`);
  await expect(wrong).toHaveCount(1);

  await submitOf(form).click();
  await expectMessage(firstName, messages.invalid);
  for (const name of ['Amara', 'A']) {
    await firstName.fill(name);
    await expect(firstName).not.toHaveAttribute('aria-invalid');
  }
  await firstName.blur();
  await expectMessage(firstName, messages.invalid);
  await firstName.fill('');
  await expectMessage(firstName, messages.required);
});

test('the note of each form links the privacy policy and /legal, and says how long a draft is kept', async ({
  page,
}) => {
  for (const open of [openEnquiry, openFactSheet, openNewsletter]) {
    const form = await open(page);
    for (const { label, link } of [site.privacyPolicy, forms.legal]) {
      await expect(form.getByRole('link', { name: label })).toHaveAttribute('href', link);
    }
    await expect(form).toContainText(`${DRAFT_MINUTES} minutes`);
  }
});
