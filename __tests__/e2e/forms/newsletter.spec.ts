import { windows } from '../support/widths';
import { forms } from '../support/content';
import { arrivals } from './support/sandbox';
import { expect, test } from './support/test';
import { freshAddress, openForm, openNewsletter, submitOf, textField } from './support/visitor';

const thanks = forms.newsletterSuccess;

for (const { name, size } of windows) {
  test(`a sign-up reaches the list, on a ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    const address = freshAddress();
    const form = await openNewsletter(page);
    await textField(form, forms.labels.mail).fill(address);
    await submitOf(form).click();

    await expect(form.getByRole('status')).toHaveText(thanks);
    await expect(form.getByText(thanks)).toBeVisible();
    await expect(textField(form, forms.labels.mail)).toHaveValue('');
    await expect(submitOf(form)).toHaveText(forms.submit.newsletter);
    await expect(form.locator(':focus')).toHaveCount(1);
    expect(await arrivals('list', address)).toEqual([{ EMAIL: address }]);
  });
}

for (const type of ['factsheet', 'news']) {
  test(`the list of ${type} has the form as well`, async ({ page }) => {
    const address = freshAddress();
    const form = await openForm(page, `/insights/${type}`, 'newsletter-form');
    await textField(form, forms.labels.mail).fill(address);
    await textField(form, forms.labels.mail).press('Enter');
    await expect(form.getByText(thanks)).toBeVisible();
    expect(await arrivals('list', address)).toHaveLength(1);
  });
}

test('while a sign-up is being sent the button is disabled and shows a spinner', async ({
  page,
}) => {
  const form = await openNewsletter(page);
  await textField(form, forms.labels.mail).fill(freshAddress());
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/subscribe', async (route) => {
    await held;
    await route.continue();
  });
  await submitOf(form).click();
  await expect(submitOf(form)).toBeDisabled();
  await expect(submitOf(form).locator('svg')).toBeVisible();
  await expect(form.getByRole('status')).toHaveText(forms.sending);
  answer();
  await expect(form.getByText(thanks)).toBeVisible();
  await expect(submitOf(form)).toBeEnabled();
});

test('the thanks go as soon as the visitor types again', async ({ page }) => {
  const form = await openNewsletter(page);
  await textField(form, forms.labels.mail).fill(freshAddress());
  await submitOf(form).click();
  await expect(form.getByText(thanks)).toBeVisible();
  await textField(form, forms.labels.mail).pressSequentially('a');
  await expect(form.getByText(thanks)).toHaveCount(0);
});
