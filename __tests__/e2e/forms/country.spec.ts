import type { Locator } from '@playwright/test';
import { contact, forms } from '../support/content';
import { expect, test } from './support/test';
import { openEnquiry, option, options, picker, textField } from './support/visitor';

const expectClosed = async (form: Locator) => {
  await expect(options(form)).toHaveCount(0);
  await expect(picker(form, forms.labels.country)).toHaveAttribute('aria-expanded', 'false');
};
const arrow = (form: Locator) =>
  form.getByRole('button', { name: forms.openList.replace('{field}', forms.labels.country) });
const prefix = (form: Locator, code: string) => form.getByText(code, { exact: true });

test('a click of the field or its arrow opens a list of about 250 countries', async ({ page }) => {
  const form = await openEnquiry(page);
  for (const opener of [picker(form, forms.labels.country), arrow(form)]) {
    await opener.click();
    await expect(option(form, 'United Kingdom')).toBeAttached();
    expect(await options(form).count()).toBeGreaterThan(230);
    expect(await options(form).count()).toBeLessThan(270);
    await page.keyboard.press('Escape');
    await expectClosed(form);
  }
});

test('typing keeps the names that start with the text, in any case', async ({ page }) => {
  const form = await openEnquiry(page);
  const field = picker(form, forms.labels.country);
  await field.click();
  await field.pressSequentially('uNiT');
  await expect(options(form)).toHaveText([
    /^United Arab Emirates/,
    /^United Kingdom/,
    /^United States/,
  ]);
  await field.fill('kingdom');
  await expect(options(form)).toHaveCount(0);
  await expect(form.getByText(forms.noMatch).first()).toBeVisible();
});

test('names are found without their accents', async ({ page }) => {
  const form = await openEnquiry(page);
  await picker(form, forms.labels.country).pressSequentially('turk');
  await expect(
    options(form)
      .filter({ hasText: /^T[uü]rk/ })
      .first(),
  ).toBeVisible();
});

for (const [country, code] of [
  ['United States', '+1'],
  ['Ireland', '+353'],
] as const) {
  test(`choosing ${country} closes the list and sets the prefix ${code}`, async ({ page }) => {
    const form = await openEnquiry(page);
    await picker(form, forms.labels.country).click();
    await expect(option(form, country)).toContainText(code);
    await option(form, country).click();
    await expectClosed(form);
    await expect(picker(form, forms.labels.country)).toHaveValue(country);
    await expect(prefix(form, code)).toBeVisible();
    await expect(textField(form, forms.labels.mobileNo)).toHaveAccessibleDescription(
      new RegExp(`^\\${code} `),
    );
  });
}

test('another choice replaces the prefix', async ({ page }) => {
  const form = await openEnquiry(page);
  const field = picker(form, forms.labels.country);
  for (const [country, code] of [
    ['India', '+91'],
    ['Netherlands', '+31'],
  ] as const) {
    await field.click();
    await field.pressSequentially(country);
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(prefix(form, code)).toBeVisible();
  }
  await expect(prefix(form, '+91')).toHaveCount(0);
});

test('a click outside and Escape close the list and choose nothing', async ({ page }) => {
  const form = await openEnquiry(page);
  const field = picker(form, forms.labels.country);
  const closings = [
    () => page.getByRole('heading', { name: contact.enquiryHeading }).click(),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of closings) {
    await field.click();
    await field.pressSequentially('ger');
    await expect(options(form)).toHaveText([/^Germany/]);
    await close();
    await expectClosed(form);
    await field.fill('');
  }
  await field.press('Tab');
  await expect(prefix(form, '+49')).toHaveCount(0);
});

test('the arrow keys open the list, move in it and Enter chooses', async ({ page }) => {
  const form = await openEnquiry(page);
  const field = picker(form, forms.labels.country);
  await field.focus();
  await page.keyboard.press('ArrowDown');
  await expect(options(form).first()).toBeVisible();
  await page.keyboard.type('ind');
  await page.keyboard.press('ArrowDown');
  const active = await field.getAttribute('aria-activedescendant');
  await expect(options(form).first()).toHaveId(active ?? '');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectClosed(form);
  await expect(field).toHaveValue('Indonesia');
  await expect(field).toBeFocused();
});

test('Tab takes along what was typed in full, and drops what is no country', async ({ page }) => {
  const form = await openEnquiry(page);
  const field = picker(form, forms.labels.country);
  await field.focus();
  await page.keyboard.type('france');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('France');
  await expect(prefix(form, '+33')).toBeVisible();

  await field.fill('Atlantis');
  await field.press('Tab');
  await expect(field).toHaveValue('France');
});
