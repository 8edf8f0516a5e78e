import { expectAccessible, expectAccessibleAtAnySize, loadAxe } from '../support/axe';
import { forms } from '../support/content';
import { setModes } from './support/sandbox';
import { expect, test } from './support/test';
import {
  fillIn,
  freshAddress,
  newVisitor,
  openEnquiry,
  openFactSheet,
  openNewsletter,
  options,
  picker,
  submitOf,
  textField,
} from './support/visitor';

// So that nothing is looked at while it fades in.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('axe finds nothing with every message of the enquiry form shown', async ({ page }) => {
  const form = await openEnquiry(page);
  await textField(form, forms.labels.lastName).fill('7');
  await submitOf(form).click();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(7);
  await expectAccessibleAtAnySize(page);
});

test('axe finds nothing with every message of the fact-sheet form shown', async ({ page }) => {
  const form = await openFactSheet(page);
  await submitOf(form).click();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(6);
  await expectAccessibleAtAnySize(page);
});

test('axe finds nothing with the newsletter’s message shown, and with its thanks', async ({
  page,
}) => {
  const form = await openNewsletter(page);
  await submitOf(form).click();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(1);
  await expectAccessibleAtAnySize(page);
  await textField(form, forms.labels.mail).fill(freshAddress());
  await submitOf(form).click();
  await expect(form.getByText(forms.newsletterSuccess)).toBeVisible();
  await expectAccessibleAtAnySize(page);
});

test('axe finds nothing with a list open', async ({ page }) => {
  const form = await openEnquiry(page);
  for (const label of [forms.labels.companyStrength, forms.labels.country]) {
    await picker(form, label).click();
    await expect(options(form).first()).toBeVisible();
    await expectAccessibleAtAnySize(page);
    await page.keyboard.press('Escape');
  }
});

test('axe finds nothing while a request is being sent, and with its thanks', async ({ page }) => {
  const form = await openFactSheet(page);
  await fillIn(form, newVisitor());
  await setModes({ mail: 'slow' });
  await submitOf(form).click();
  await expect(submitOf(form)).toBeDisabled();
  await expectAccessible(page);
  await expect(form.getByText(forms.factSheetSuccess)).toBeVisible();
  await expectAccessibleAtAnySize(page);
});

test('axe finds nothing with the popup open', async ({ page }) => {
  const form = await openEnquiry(page, '/home');
  await fillIn(form, newVisitor());
  await loadAxe(page);
  await submitOf(form).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // Everything else is inert; the whole page would take longer than the popup's two seconds.
  await expectAccessible(page, 'dialog');
});

test('axe finds nothing in the Thank You view', async ({ page }) => {
  const form = await openEnquiry(page);
  await fillIn(form, newVisitor());
  await submitOf(form).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessibleAtAnySize(page);
});
