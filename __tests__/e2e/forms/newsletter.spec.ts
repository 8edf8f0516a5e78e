import { forms, insights } from '../support/content';
import { phone } from '../support/widths';
import { arrivals } from './support/sandbox';
import { expect, test } from '../support/test';
import {
  expectMessage,
  freshAddress,
  openNewsletter,
  submitOf,
  textField,
} from './support/visitor';

test.use({ viewport: phone.size });

test('a sign-up by keyboard shows its errors, then reaches the list', async ({ page }) => {
  const address = freshAddress();
  const form = await openNewsletter(page);
  const field = textField(form, forms.labels.mail);
  for (const [value, message] of [
    ['', forms.messages.required],
    ['anna@bank', forms.messages.invalid],
  ] as const) {
    await field.fill(value);
    await field.press('Enter');
    await expectMessage(field, message);
    await expect(field).toBeFocused();
    await expect(form.getByRole('status')).toHaveText(message);
  }
  await field.clear();
  await page.keyboard.type(address);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');

  const thanks = form.getByText(forms.newsletterSuccess);
  await expect(form.getByRole('status')).toHaveText(forms.newsletterSuccess);
  await expect(thanks).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(submitOf(form)).toHaveText(forms.submit.newsletter);
  await expect(submitOf(form)).toBeFocused();
  expect(await arrivals('list', address)).toMatchObject([
    { EMAIL: address, CONSENTVER: forms.consentVersion },
  ]);

  await field.pressSequentially('a');
  await expect(thanks).toHaveCount(0);

  // The form is not printed.
  await page.emulateMedia({ media: 'print' });
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { name: insights.newsletter.heading })).toBeHidden();
});
