import { windows } from '../support/widths';
import { axeFindings, readyAxe } from './support/axe';
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
import { labels, texts } from './support/words';

for (const { name, size } of windows) {
  test.describe(`on a ${name} axe finds nothing`, () => {
    test.use({ viewport: size });
    // So that nothing is looked at while it fades in.
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

    test('with every message of the enquiry form shown', async ({ page }) => {
      const form = await openEnquiry(page);
      await textField(form, labels.lastName).fill('7');
      await submitOf(form).click();
      await expect(form.locator('[aria-invalid=true]')).toHaveCount(7);
      expect(await axeFindings(page)).toEqual([]);
    });

    test('with every message of the fact-sheet form shown', async ({ page }) => {
      const form = await openFactSheet(page);
      await submitOf(form).click();
      await expect(form.locator('[aria-invalid=true]')).toHaveCount(6);
      expect(await axeFindings(page)).toEqual([]);
    });

    test('with the newsletter’s message shown, and with its thanks', async ({ page }) => {
      const form = await openNewsletter(page);
      await submitOf(form).click();
      await expect(form.locator('[aria-invalid=true]')).toHaveCount(1);
      expect(await axeFindings(page)).toEqual([]);
      await textField(form, labels.mail).fill(freshAddress());
      await submitOf(form).click();
      await expect(form.getByText(texts.newsletterSuccess)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });

    test('with a list open', async ({ page }) => {
      const form = await openEnquiry(page);
      for (const label of [labels.companyStrength, labels.country]) {
        await picker(form, label).click();
        await expect(options(form).first()).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
        await page.keyboard.press('Escape');
      }
    });

    test('while a request is being sent, and with its thanks', async ({ page }) => {
      const form = await openFactSheet(page);
      await fillIn(form, newVisitor());
      await setModes({ mail: 'slow' });
      await submitOf(form).click();
      await expect(submitOf(form)).toBeDisabled();
      expect(await axeFindings(page)).toEqual([]);
      await expect(form.getByText(texts.factSheetSuccess)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });

    test('with the popup open', async ({ page }) => {
      const form = await openEnquiry(page, '/home');
      await fillIn(form, newVisitor());
      await readyAxe(page);
      await submitOf(form).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      // Everything else is inert; the whole page would take longer than the popup's two seconds.
      expect(await axeFindings(page, 'dialog')).toEqual([]);
    });

    test('in the Thank You view', async ({ page }) => {
      const form = await openEnquiry(page);
      await fillIn(form, newVisitor());
      await submitOf(form).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}
