import type { Locator } from '@playwright/test';
import { CONTACT_FIELDS, VISIBLE_CONTACT_FIELDS } from '../../../src/forms/rules';
import { forms } from '../support/content';
import { expect, test } from '../support/test';
import { choose, expectMessage, openEnquiry, picker, submitOf, textField } from './support/visitor';

const { labels, messages } = forms;
const mandatory = VISIBLE_CONTACT_FIELDS.filter((name) => CONTACT_FIELDS[name].isMandatory);

test('an empty form says what is missing; a failed attempt goes to the first wrong field', async ({
  page,
}) => {
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
  const steps: [Locator, (field: Locator) => Promise<void>][] = [
    [textField(form, labels.firstName), (field) => field.fill('Anna')],
    [textField(form, labels.lastName), (field) => field.fill('')],
    [textField(form, labels.businessMail), (field) => field.fill('anna@bank.example')],
    [textField(form, labels.companyName), (field) => field.fill('Sample Bank')],
    [picker(form, labels.companyStrength), (field) => choose(field, '251 - 1000')],
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
