import type { Locator } from '@playwright/test';
import { MESSAGES } from '../../../src/forms/rules';
import { forms } from '../support/content';
import { expect, test } from './support/test';
import {
  choose,
  fillIn,
  newVisitor,
  openEnquiry,
  openNewsletter,
  picker,
  submitOf,
  textField,
} from './support/visitor';

const { required, invalid } = MESSAGES;

test('a mandatory field that is left wrong says nothing before the first attempt', async ({
  page,
}) => {
  const form = await openEnquiry(page);
  for (const label of [
    forms.labels.firstName,
    forms.labels.businessMail,
    forms.labels.companyName,
    forms.labels.mobileNo,
  ]) {
    await textField(form, label).focus();
    await page.keyboard.press('Tab');
  }
  await picker(form, forms.labels.companyStrength).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await textField(form, forms.labels.firstName).fill('A');
  await textField(form, forms.labels.lastName).focus();
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
});

test('after the first attempt it says so on leaving, and stops as soon as it is right', async ({
  page,
}) => {
  const form = await openEnquiry(page);
  await fillIn(form, newVisitor({ firstName: '' }));
  await submitOf(form).click();
  const field = textField(form, forms.labels.firstName);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('Anna');
  await expect(field).not.toHaveAttribute('aria-invalid');

  const company = textField(form, forms.labels.companyName);
  await company.fill('');
  await expect(company).not.toHaveAttribute('aria-invalid');
  await company.press('Tab');
  await expect(company).toHaveAccessibleDescription(required);
});

test('an optional field says so on leaving, from the start', async ({ page }) => {
  const form = await openEnquiry(page);
  const field = textField(form, forms.labels.lastName);
  await field.fill('Smith2');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await field.press('Tab');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(invalid);
  await expect(form.getByRole('status')).toHaveText(`${forms.labels.lastName}: ${invalid}`);
});

test('a failed attempt goes to the first wrong field, and the next one to what is left', async ({
  page,
}) => {
  const form = await openEnquiry(page);
  const steps: [Locator, (field: Locator) => Promise<void>][] = [
    [textField(form, forms.labels.firstName), (field) => field.fill('Anna')],
    [textField(form, forms.labels.businessMail), (field) => field.fill('anna@bank.example')],
    [textField(form, forms.labels.companyName), (field) => field.fill('Sample Bank')],
    [picker(form, forms.labels.companyStrength), (field) => choose(field, '251 - 1000')],
    [picker(form, forms.labels.country), (field) => choose(field, 'India')],
    [textField(form, forms.labels.mobileNo), (field) => field.fill('1234567890')],
  ];
  for (const [field, correct] of steps) {
    await submitOf(form).click();
    await expect(field).toBeFocused();
    await correct(field);
  }
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
});

test('an attempt counts a wrong optional field too', async ({ page }) => {
  const form = await openEnquiry(page);
  await fillIn(form, newVisitor({ lastName: 'Smith2' }));
  await submitOf(form).click();
  await expect(textField(form, forms.labels.lastName)).toBeFocused();
});

test('where the focus stays on the wrong field, its message is said aloud', async ({ page }) => {
  const form = await openNewsletter(page);
  const field = textField(form, forms.labels.mail);
  await field.fill('anna');
  await field.press('Enter');
  await expect(field).toBeFocused();
  await expect(form.getByRole('status')).toHaveText(invalid);
});

test('every message stands beside its field and is tied to it', async ({ page }) => {
  const form = await openEnquiry(page);
  await submitOf(form).click();
  const wrong = form.locator('[aria-invalid=true]');
  await expect(wrong).toHaveCount(6);
  for (const field of await wrong.all()) {
    await expect(field).toHaveAccessibleDescription(new RegExp(`${required}|${MESSAGES.mobileNo}`));
    await expect(field).toHaveAttribute('aria-required', 'true');
  }
});
