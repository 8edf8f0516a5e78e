import type { Page } from '@playwright/test';
import { windows } from '../support/widths';
import { forms, site } from '../support/content';
import { arrivals } from './support/sandbox';
import { expect, test } from './support/test';
import {
  expectValues,
  fillIn,
  newVisitor,
  nothing,
  openEnquiry,
  submitOf,
} from './support/visitor';

const marker = site.websiteMarker;
const pages = ['/home', '/solutions/aigovernance', '/contact'] as const;

const expectThanks = async (page: Page) => {
  const thanks = page.getByRole('heading', { name: forms.popup.title });
  await expect(thanks).toBeVisible();
  await expect(page.getByText(forms.popup.text)).toBeVisible();
};

for (const { name, size } of windows) {
  for (const address of pages) {
    test(`an enquiry from ${address} reaches the provider, on a ${name}`, async ({ page }) => {
      await page.setViewportSize(size);
      const visitor = newVisitor({ subscribeNewsletter: address === '/contact' });
      const form = await openEnquiry(page, address);
      await fillIn(form, visitor);
      await submitOf(form).click();

      await expectThanks(page);
      const received = await arrivals('form', visitor.businessMail);
      expect(received).toEqual([{ ...visitor, website: marker }]);
    });
  }
}

test('an enquiry with the mandatory fields alone is accepted', async ({ page }) => {
  const visitor = newVisitor({ lastName: '', message: '' });
  const form = await openEnquiry(page);
  await fillIn(form, visitor);
  await submitOf(form).click();
  await expectThanks(page);
  expect(await arrivals('form', visitor.businessMail)).toEqual([{ ...visitor, website: marker }]);
});

test('while an enquiry is being sent the button is disabled and shows a loader', async ({
  page,
}) => {
  const form = await openEnquiry(page, '/home');
  const visitor = newVisitor();
  await fillIn(form, visitor);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/formSubmit.php', async (route) => {
    await held;
    await route.continue();
  });
  await submitOf(form).click();

  await expect(submitOf(form)).toBeDisabled();
  await expect(submitOf(form)).toHaveAttribute('aria-busy', 'true');
  await expect(submitOf(form).locator('svg')).toBeVisible();
  await expect(form.getByRole('status')).toHaveText(forms.sending);
  await expectValues(form, visitor);

  answer();
  await expectThanks(page);
  await expectValues(form, nothing);
});
