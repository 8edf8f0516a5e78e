import type { Locator, Page } from '@playwright/test';
import { EMPTY_CONTACT, type ContactValues } from '../../../../src/forms/rules';
import { live, visit } from '../../support/visit';
import { forms } from '../../support/content';
import { expect } from '../../support/test';
import { textFields } from './values';

export { freshAddress, newVisitor } from './values';

/** Opens a page and scrolls to its form, which is then interactive. */
async function openForm(page: Page, address: string, id: string): Promise<Locator> {
  await visit(page, address);
  const form = page.locator(`#${id}`);
  await live(form);
  return form;
}

/** The enquiry form of the contact page, or of another one. */
export const openEnquiry = (page: Page, address = '/contact') =>
  openForm(page, address, 'enquiry-form');

export const openFactSheet = (page: Page) =>
  openForm(page, '/insights/factsheet/download', 'fact-sheet-form');

export const openNewsletter = (page: Page) => openForm(page, '/insights/blog', 'sign-up-form');

export const textField = (form: Locator, label: string) =>
  form.getByRole('textbox', { name: label, exact: true });

/** The country or the company strength, by its label. */
export const picker = (form: Locator, label: string) =>
  form.getByRole('combobox', { name: label, exact: true });

/** The options of the list of countries. */
export const options = (form: Locator) => form.getByRole('listbox').getByRole('option');

export const option = (form: Locator, name: string) =>
  options(form).filter({ has: form.page().getByText(name, { exact: true }) });

/** Chooses a country with the mouse. */
export async function choose(field: Locator, name: string): Promise<void> {
  await field.click();
  await option(field.page().locator('form'), name).click();
}

export const consent = (form: Locator) =>
  form.getByRole('checkbox', { name: forms.labels.subscribeNewsletter });

export const submitOf = (form: Locator) => form.locator('[type=submit]');

export const hintOf = (form: Locator, name: string) => form.locator(`[id$="-${name}-hint"]`);

export const errorOf = (form: Locator, name: string) => form.locator(`[id$="-${name}-error"]`);

/** What the form announces. */
export const status = (form: Locator) => form.getByRole('status');

/** Fills in the text fields of the enquiry form or the fact-sheet form. */
export async function fillInTexts(form: Locator, values: ContactValues): Promise<void> {
  for (const name of textFields) await textField(form, forms.labels[name]).fill(values[name]);
}

/** Fills in the enquiry form or the fact-sheet form with the mouse. */
export async function fillIn(form: Locator, values: ContactValues): Promise<void> {
  await fillInTexts(form, values);
  await picker(form, forms.labels.companyStrength).selectOption(values.companyStrength);
  await choose(picker(form, forms.labels.country), values.country);
  await consent(form).setChecked(values.subscribeNewsletter);
}

/** Expects the fields to hold these values. */
export async function expectValues(form: Locator, values: ContactValues): Promise<void> {
  for (const name of textFields) {
    await expect(textField(form, forms.labels[name])).toHaveValue(values[name]);
  }
  await expect(picker(form, forms.labels.companyStrength)).toHaveValue(values.companyStrength);
  await expect(picker(form, forms.labels.country)).toHaveValue(values.country);
  await expect(form.getByText(values.callingCode || /^\+\d/, { exact: true })).toHaveCount(
    values.callingCode ? 1 : 0,
  );
  await expect(consent(form)).toBeChecked({ checked: values.subscribeNewsletter });
}

/** Expects a message beside its field and tied to it. */
export async function expectMessage(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const start = new RegExp(`^${message.replace(/[.()]/g, '\\$&')}`);
  await expect(field).toHaveAccessibleDescription(start);
}

export const nothing = EMPTY_CONTACT;

const newsletterField = (form: Locator) => textField(form, forms.labels.mail);

/** What the three forms have in common: opening, filling in and checking one, its request and its thanks. */
export const everyForm = {
  enquiry: {
    fillIn,
    expectValues,
    open: (page: Page) => openEnquiry(page, '/home'),
    endpoint: 'form',
    request: '**/formSubmit.php',
    thanks: forms.popup.title,
  },
  'fact-sheet': {
    fillIn,
    expectValues,
    open: openFactSheet,
    endpoint: 'mail',
    request: '**/api/fact-sheet',
    thanks: forms.factSheetSuccess,
  },
  newsletter: {
    fillIn: (form: Locator, { businessMail }: ContactValues) =>
      newsletterField(form).fill(businessMail),
    expectValues: (form: Locator, { businessMail }: ContactValues) =>
      expect(newsletterField(form)).toHaveValue(businessMail),
    open: openNewsletter,
    endpoint: 'list',
    request: '**/subscribe',
    thanks: forms.newsletterSuccess,
  },
} as const;
