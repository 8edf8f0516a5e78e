import { forms, insights } from '../support/content';
import { phone } from '../support/widths';
import { arrivals } from './support/sandbox';
import { expect, test } from '../support/test';
import { freshAddress, openNewsletter, submitOf, textField } from './support/visitor';

test.use({ viewport: phone.size });

test('a sign-up by keyboard reaches the list and is thanked for', async ({ page }) => {
  const address = freshAddress();
  const form = await openNewsletter(page);
  const field = textField(form, forms.labels.mail);
  await field.focus();
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
});

test('paper has no form to fill in', async ({ page }) => {
  const form = await openNewsletter(page);
  await page.emulateMedia({ media: 'print' });
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { name: insights.newsletter.heading })).toBeHidden();
});
