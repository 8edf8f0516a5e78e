import type { Locator, Page } from '@playwright/test';
import type { EnquiryValues } from '../../../../src/forms/rules';
import { live, visit } from '../../support/visit';
import { expect } from './test';

export { freshAddress, newVisitor } from './values';

/** Opens an address and goes to its form, which is then interactive. */
export async function openForm(page: Page, address: string, id: string): Promise<Locator> {
  await visit(page, address);
  const form = page.locator(`#${id}`);
  await live(form);
  return form;
}

/** The enquiry form of the contact page, or of another one. */
export const openEnquiry = (page: Page, address = '/contact') =>
  openForm(page, address, 'enquiry-form');

/** The fact-sheet form. */
export const openFactSheet = (page: Page) =>
  openForm(page, '/insights/factsheet/download', 'fact-sheet-form');

/** The newsletter form. */
export const openNewsletter = (page: Page) => openForm(page, '/insights/blog', 'newsletter-form');

/** A field by its label: a line or an area of text. */
export const textField = (form: Locator, label: string) =>
  form.getByRole('textbox', { name: label, exact: true });

/** One of the two fields with a list. */
export const picker = (form: Locator, label: 'Country' | 'Company Strength') =>
  form.getByRole('combobox', { name: label, exact: true });

/** The options of the list that is open. */
export const options = (form: Locator) => form.getByRole('option');

/** The option of this name; the calling code stands behind it. */
export const option = (form: Locator, name: string) =>
  options(form).filter({ has: form.page().getByText(name, { exact: true }) });

/** Chooses from the list of a picker with the mouse. */
export async function choose(field: Locator, name: string): Promise<void> {
  await field.click();
  await option(field.page().locator('form'), name).click();
}

/** The box that asks for the newsletter. */
export const consent = (form: Locator) => form.getByRole('checkbox', { name: /newsletter/i });

/** The button that sends the form. */
export const submitOf = (form: Locator) => form.locator('[type=submit]');

/** Fills in the fields that the enquiry form and the fact-sheet form share, as a visitor with a mouse. */
export async function fillIn(form: Locator, values: EnquiryValues): Promise<void> {
  await textField(form, 'First Name').fill(values.firstName);
  await textField(form, 'Last Name').fill(values.lastName);
  await textField(form, 'Business Email').fill(values.businessMail);
  await textField(form, 'Company Name').fill(values.companyName);
  await choose(picker(form, 'Company Strength'), values.companyStrength);
  await choose(picker(form, 'Country'), values.country);
  await textField(form, 'Mobile Number').fill(values.mobileNo);
  await textField(form, 'Message').fill(values.message);
  await consent(form).setChecked(values.subscribeNewsletter);
}

/** Expects the fields to hold these values: kept, or empty again. */
export async function expectValues(form: Locator, values: EnquiryValues): Promise<void> {
  await expect(textField(form, 'First Name')).toHaveValue(values.firstName);
  await expect(textField(form, 'Last Name')).toHaveValue(values.lastName);
  await expect(textField(form, 'Business Email')).toHaveValue(values.businessMail);
  await expect(textField(form, 'Company Name')).toHaveValue(values.companyName);
  await expect(picker(form, 'Company Strength')).toHaveText(values.companyStrength);
  await expect(picker(form, 'Country')).toHaveValue(values.country);
  await expect(textField(form, 'Mobile Number')).toHaveValue(values.mobileNo);
  await expect(form.getByText(values.callingCode || /^\+\d/, { exact: true })).toHaveCount(
    values.callingCode ? 1 : 0,
  );
  await expect(textField(form, 'Message')).toHaveValue(values.message);
  await expect(consent(form)).toBeChecked({ checked: values.subscribeNewsletter });
}

/** What the fields hold before anybody has typed, and after a success. */
export const nothing: EnquiryValues = {
  firstName: '',
  lastName: '',
  businessMail: '',
  companyName: '',
  companyStrength: '',
  country: '',
  callingCode: '',
  mobileNo: '',
  message: '',
  subscribeNewsletter: false,
};
