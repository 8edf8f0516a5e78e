import { openEnquiry } from './forms/support/visitor';
import { forms, navigation, searchPage } from './support/content';
import { expect, test } from './support/test';
import {
  expectAddress,
  headerLink,
  holdScripts,
  visit,
  visitWithoutScripts,
} from './support/visit';
import { phone } from './support/widths';

test.describe('on a phone', () => {
  test.use({ viewport: phone.size, hasTouch: true, isMobile: true });

  test('a tap on the hamburger opens the menu once scripts arrive', async ({ page }) => {
    const release = await visitWithoutScripts(page, '/home');
    await page.getByRole('button', { name: navigation.labels.openMenu }).tap();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('a click on the Solutions button opens its list once scripts arrive', async ({ page }) => {
  const release = await visitWithoutScripts(page, '/about');
  const button = page.getByRole('banner').locator('button[aria-expanded]:visible');
  await button.click();
  release();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('Request Demo leads to the enquiry form', async ({ page }) => {
  await visitWithoutScripts(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: navigation.requestDemo }).click();
  await expect(page.locator('#enquiry-form')).toBeInViewport();
});

test('an early submission shows errors, and typed text replaces the draft', async ({ page }) => {
  const firstName = page.getByLabel(forms.labels.firstName);
  const lastName = page.getByLabel(forms.labels.lastName);
  await openEnquiry(page);
  await firstName.fill('Ana');
  await lastName.fill('Lovelace');
  const release = await visitWithoutScripts(page, '/contact');
  await firstName.fill('Ada');
  await page.getByRole('button', { name: forms.submit.enquiry }).click();
  release();
  await expect(page.getByText(forms.messages.required).first()).toBeVisible();
  await expect(firstName).toHaveValue('Ada');
  await expect(lastName).toHaveValue('Lovelace');
  await expectAddress(page, '/contact');
});

test('text typed before the form’s script loads is kept on the next page', async ({ page }) => {
  const release = await holdScripts(page, '**/enquiry-*.js');
  await visit(page, '/home');
  const firstName = page.getByLabel(forms.labels.firstName);
  await firstName.fill('Ada');
  await headerLink(page, '/contact').click();
  await expectAddress(page, '/contact');
  release();
  await expect(firstName).toHaveValue('Ada');
});

test('a click on the country field opens its list once scripts arrive', async ({ page }) => {
  const release = await visitWithoutScripts(page, '/contact');
  await page.getByRole('combobox', { name: forms.labels.country }).click();
  release();
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('text typed into the search field is searched for once scripts arrive', async ({ page }) => {
  const release = await visitWithoutScripts(page, '/insights/search');
  const field = page.getByLabel(searchPage.label);
  await field.fill('risk');
  release();
  await expect(page.locator('mark').first()).toHaveText(/risk/i);
  await expect(field).toHaveValue('risk');
});
