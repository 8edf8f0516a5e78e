import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtAnySize, loadAxe } from '../support/axe';
import { forms } from '../support/content';
import { expect, test } from '../support/test';
import { restoreProviders, setModes } from './support/sandbox';
import {
  everyForm,
  fillIn,
  newVisitor,
  options,
  picker,
  submitOf,
  openEnquiry,
} from './support/visitor';

// So that nothing is looked at while it fades in.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test.afterEach(restoreProviders);

async function expectAccessibleMessages(page: Page, form: Locator) {
  await submitOf(form).click();
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectAccessibleAtAnySize(page, 'form');
}

test('axe passes the enquiry form with messages and lists, and its thanks', async ({ page }) => {
  const form = await openEnquiry(page);
  await expectAccessibleMessages(page, form);
  for (const label of [forms.labels.companyStrength, forms.labels.country]) {
    await picker(form, label).click();
    // Fewer countries, which take axe less time.
    await page.keyboard.press('u');
    await expect(options(form).first()).toBeVisible();
    await expectAccessibleAtAnySize(page, 'form');
    await page.keyboard.press('Escape');
  }
  await fillIn(form, newVisitor());
  await submitOf(form).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessibleAtAnySize(page, 'main');
});

for (const name of ['fact-sheet', 'newsletter'] as const) {
  test(`axe passes the ${name} form with messages, busy and with thanks`, async ({ page }) => {
    const { open, thanks, endpoint, ...form } = everyForm[name];
    const opened = await open(page);
    await expectAccessibleMessages(page, opened);
    await form.fillIn(opened, newVisitor());
    await setModes({ [endpoint]: 'slow' });
    await submitOf(opened).click();
    await expect(submitOf(opened)).toBeDisabled();
    await expectAccessible(page, 'form');
    await expect(opened.getByText(thanks)).toBeVisible();
    await expectAccessibleAtAnySize(page, 'form');
  });
}

test('axe passes the popup', async ({ page }) => {
  const form = await openEnquiry(page, '/home');
  await fillIn(form, newVisitor());
  await loadAxe(page);
  await submitOf(form).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // Everything else is inert; the whole page would take longer than the popup's two seconds.
  await expectAccessible(page, 'dialog');
});
