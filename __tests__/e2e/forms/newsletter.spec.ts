import { forms, insights } from '../support/content';
import { phone } from '../support/widths';
import { arrivals } from './support/sandbox';
import { expect, test } from './support/test';
import { freshAddress, openForm, submitOf, textField } from './support/visitor';

test.use({ viewport: phone.size });

for (const { type } of insights.lists) {
  test(`a sign-up from /insights/${type} reaches the list, and its thanks go with the next letter`, async ({
    page,
  }) => {
    const address = freshAddress();
    const form = await openForm(page, `/insights/${type}`, 'newsletter-form');
    const field = textField(form, forms.labels.mail);
    await field.fill(address);
    await submitOf(form).click();

    const thanks = form.getByText(forms.newsletterSuccess);
    await expect(form.getByRole('status')).toHaveText(forms.newsletterSuccess);
    await expect(thanks).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(submitOf(form)).toHaveText(forms.submit.newsletter);
    await expect(form.locator(':focus')).toHaveCount(1);
    expect(await arrivals('list', address)).toMatchObject([
      { EMAIL: address, CONSENTVER: forms.consentVersion },
    ]);

    await field.pressSequentially('a');
    await expect(thanks).toHaveCount(0);
  });
}
