import type { Page } from 'puppeteer-core';
import type { EnquiryValues } from '../../../src/forms/rules';

/** Goes to the form, whose script comes when it is near, and waits until it can answer. */
export async function goToForm(page: Page, form: string): Promise<void> {
  await page.$eval(form, (element) => element.scrollIntoView({ behavior: 'instant' }));
  await page.waitForFunction(
    (selector) => !document.querySelector(selector)?.closest('[data-waiting]'),
    {},
    form,
  );
}

/** Writes into the field of a form that has this label. */
export async function write(page: Page, form: string, label: string, text: string): Promise<void> {
  await page.locator(`${form} ::-p-aria([name="${label}"][role="textbox"])`).fill(text);
}

async function choose(page: Page, form: string, label: string, name: string): Promise<void> {
  await page.locator(`${form} ::-p-aria([name="${label}"][role="combobox"])`).click();
  await page
    .locator(`${form} ::-p-xpath(.//*[@role="option"][descendant-or-self::*[text()="${name}"]])`)
    .click();
}

/** Sends a form with its button. */
export async function send(page: Page, form: string): Promise<void> {
  await page.locator(`${form} [type="submit"]`).click();
}

/** Fills in the fields that the enquiry form and the fact-sheet form share; the newsletter is left out. */
export async function fillIn(page: Page, form: string, values: EnquiryValues): Promise<void> {
  await write(page, form, 'First Name', values.firstName);
  await write(page, form, 'Last Name', values.lastName);
  await write(page, form, 'Business Email', values.businessMail);
  await write(page, form, 'Company Name', values.companyName);
  await choose(page, form, 'Company Strength', values.companyStrength);
  await choose(page, form, 'Country', values.country);
  await write(page, form, 'Mobile Number', values.mobileNo);
  await write(page, form, 'Message', values.message);
}
