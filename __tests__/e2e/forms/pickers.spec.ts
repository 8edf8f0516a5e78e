import type { Locator } from '@playwright/test';
import { COMPANY_STRENGTHS } from '../../../src/forms/rules';
import { contact, forms } from '../support/content';
import { boxOf } from '../support/geometry';
import { expect, test } from '../support/test';
import { live } from '../support/visit';
import { arrivals } from './support/sandbox';
import {
  choose,
  expectValues,
  fillInTexts,
  hintOf,
  newVisitor,
  nothing,
  openEnquiry,
  option,
  options,
  picker,
  status,
  submitOf,
  textField,
} from './support/visitor';

const { labels } = forms;
const strengthOf = (form: Locator) => picker(form, labels.companyStrength);
const countryOf = (form: Locator) => picker(form, labels.country);
const prefix = (form: Locator, code: string) => form.getByText(code, { exact: true });

const expectClosed = async (form: Locator, field: Locator) => {
  await expect(options(form)).toHaveCount(0);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
};

test('a click outside or Escape closes the countries without choosing one', async ({ page }) => {
  const form = await openEnquiry(page);
  const country = countryOf(form);
  const countryArrow = forms.openList.replace('{field}', labels.country);
  const clickOutside = () => page.getByRole('heading', { name: contact.enquiryHeading }).click();
  for (const [opener, close] of [
    [country, clickOutside],
    [form.getByRole('button', { name: countryArrow }), () => page.keyboard.press('Escape')],
  ] as const) {
    await opener.click();
    await expect(options(form).first()).toBeVisible();
    await close();
    await expectClosed(form, country);
    await expectValues(form, nothing);
  }
});

test('keys pressed at once choose a country, and nothing says that none is chosen', async ({
  page,
}) => {
  const form = await openEnquiry(page);
  const country = countryOf(form);
  await country.focus();
  await country.pressSequentially('nethe');
  await expect(option(form, 'Netherlands')).toBeVisible();
  await Promise.all(['ArrowDown', 'Enter', 'Tab'].map((key) => page.keyboard.press(key)));
  await expect(country).not.toBeFocused();
  await expect(country).toHaveValue('Netherlands');
  await expect(form.getByRole('paragraph').filter({ hasText: forms.notChosen })).toHaveCount(0);
});

test('the company strength is a native list, which its arrow opens too', async ({ page }) => {
  const form = await openEnquiry(page);
  const field = strengthOf(form);
  await expect(field.getByRole('option')).toHaveText([/^\s*$/, ...COMPANY_STRENGTHS]);
  const { width, height } = await boxOf(field);
  for (const x of [20, width - 20]) {
    await field.click({ position: { x, y: height / 2 } });
    await expect.poll(() => field.evaluate((list) => list.matches(':open'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => field.evaluate((list) => list.matches(':open'))).toBe(false);
    await expectValues(form, nothing);
  }
  await field.press('5');
  await expectValues(form, { ...nothing, companyStrength: COMPANY_STRENGTHS[1] });
  // As a translator may do.
  await field.getByRole('option').evaluateAll((list) => list.forEach((one) => one.append('!')));
  await field.selectOption({ index: 3 });
  await expectValues(form, { ...nothing, companyStrength: COMPANY_STRENGTHS[2] });
});

test('a country is found by the start of its name and sets the mobile prefix', async ({ page }) => {
  const form = await openEnquiry(page);
  const field = countryOf(form);
  await field.click();
  await expect(options(form).first()).toBeInViewport();
  expect(await options(form).count()).toBeGreaterThan(230);
  const list = options(form).first().locator('..');
  const heightOf = () => list.evaluate(({ scrollHeight }) => scrollHeight);
  const height = await heightOf();
  await list.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await expect(option(form, 'Zimbabwe')).toBeInViewport();
  // Nothing moves under the pointer, although names that wrap are only measured once they are in view.
  expect(Math.abs((await heightOf()) - height)).toBeLessThan(44);
  await field.pressSequentially('uNiT');
  await expect(options(form)).toHaveText([
    /^United Arab Emirates/,
    /^United Kingdom/,
    /^United States/,
  ]);
  await field.fill('kingdom');
  await expect(options(form)).toHaveCount(0);
  await expect(form.getByText(forms.noMatch).first()).toBeVisible();
  await field.fill('');
  for (const [country, code] of [
    ['United States', '+1'],
    ['Ireland', '+353'],
  ] as const) {
    await field.click();
    await expect(option(form, country)).toContainText(code);
    await option(form, country).click();
    await expectClosed(form, field);
    await expect(field).toHaveValue(country);
    await expect(textField(form, labels.mobileNo)).toHaveAccessibleDescription(
      new RegExp(`^\\${code} `),
    );
  }
  await expect(prefix(form, '+1')).toHaveCount(0);
});

test('the keyboard chooses a country, and Tab only chooses a whole name', async ({ page }) => {
  const form = await openEnquiry(page);
  const field = countryOf(form);
  await field.focus();
  await page.keyboard.press('ArrowDown');
  await expect(options(form).first()).toBeVisible();
  await page.keyboard.type('ind');
  await page.keyboard.press('ArrowDown');
  const active = await field.getAttribute('aria-activedescendant');
  await expect(options(form).first()).toHaveId(active ?? '');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectClosed(form, field);
  await expect(field).toHaveValue('Indonesia');
  await expect(field).toBeFocused();

  await field.fill('france');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('France');
  await expect(prefix(form, '+33')).toBeVisible();
  await field.fill('Atlantis');
  await field.press('Tab');
  await expect(field).toHaveValue('France');

  // The key that ends a composition in Safari chooses nothing.
  await field.fill('India');
  await field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await expect(prefix(form, '+33')).toBeVisible();
  await field.dispatchEvent('keydown', { key: 'Enter', keyCode: 13 });
  await expect(prefix(form, '+33')).toHaveCount(0);
});

test('a draft loses an unknown country and gets the current calling code', async ({ page }) => {
  const form = await openEnquiry(page);
  for (const [country, kept, codes] of [
    ['Ruritania', '', 0],
    ['India', 'India', 1],
  ] as const) {
    await page.evaluate(
      (values) => {
        const draft = JSON.stringify({ savedAt: Date.now(), values });
        sessionStorage.setItem('draft:enquiry-form', draft);
      },
      { country, callingCode: '+999' },
    );
    await page.reload();
    await live(form);
    await expect(countryOf(form)).toHaveValue(kept);
    await expect(prefix(form, '+91')).toHaveCount(codes);
    await expect(prefix(form, '+999')).toHaveCount(0);
  }
});

test('a common name finds a country, and other text chooses none', async ({ page }) => {
  const form = await openEnquiry(page);
  const country = countryOf(form);
  for (const none of ['Atlantis', 'Uni', 'Korea']) {
    await country.fill(none);
    await country.press('Tab');
    await expect(hintOf(form, 'country')).toHaveText(forms.notChosen);
    await expect(status(form)).toHaveText(forms.notChosen);
    await expect(country).toHaveValue('');
  }
  await country.click();
  await expect(hintOf(form, 'country')).toHaveText(forms.hints.country);

  for (const [typed, found, chosen] of [
    ['UK', 'United Kingdom (UK)', 'United Kingdom'],
    ['Holl', 'Netherlands (Holland)', 'United Kingdom'],
    ['Deutschland', 'Germany (Deutschland)', 'Germany'],
  ] as const) {
    await country.fill(typed);
    await expect(option(form, found)).toBeVisible();
    const count = await options(form).count();
    await expect(status(form)).toHaveText(forms.matchCount.replace('{count}', String(count)));
    await country.press('Enter');
    await page.keyboard.press('Escape');
    await country.blur();
    await expect(country).toHaveValue(chosen);
  }

  // Typing right after a choice by mouse starts a new search.
  await choose(country, 'United Kingdom');
  await country.press('ControlOrMeta+A');
  await page.keyboard.type('Fra');
  await expect(country).toHaveValue('Fra');
  await expect(option(form, 'France')).toBeVisible();
});

test('the country field accepts any text if a proxy’s page replaces the list', async ({ page }) => {
  await page.route('**/countries-*.json', (route) => route.fulfill({ body: '<p>Blocked</p>' }));
  const visitor = newVisitor({ country: 'Netherlands', callingCode: '' });
  const form = await openEnquiry(page);
  const country = countryOf(form);
  await country.click();
  await expect(form.getByText(forms.listFailed).first()).toBeVisible();
  await expect(form.locator('[aria-busy=true]')).toHaveCount(0);
  await country.fill(visitor.country);
  await fillInTexts(form, visitor);
  await strengthOf(form).selectOption(visitor.companyStrength);
  await submitOf(form).click();
  await expect(page.getByRole('heading', { name: forms.popup.title })).toBeVisible();
  expect(await arrivals('form', visitor.businessMail)).toMatchObject([visitor]);
});

test.describe('in a browser in German', () => {
  test.use({ locale: 'de-DE' });

  test('a country is found by its German name', async ({ page }) => {
    const form = await openEnquiry(page);
    await countryOf(form).fill('Vereinigtes K');
    await options(form).filter({ hasText: 'United Kingdom' }).click();
    await expect(prefix(form, '+44')).toBeVisible();
  });
});
