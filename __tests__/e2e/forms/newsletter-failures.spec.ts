import { forms } from '../support/content';
import {
  expectSilentFailure,
  misbehaving,
  offline,
  refused,
  type Failure,
} from './support/failures';
import { arrivals } from './support/sandbox';
import { expect, test } from './support/test';
import { freshAddress, openNewsletter, submitOf, textField } from './support/visitor';

const thanks = forms.newsletterSuccess;

const failures: Record<string, Failure> = {
  'a refused connection': refused('**/subscribe'),
  'a connection that is cut': misbehaving({ list: 'cut' }),
  'a visitor who is offline': offline,
};

for (const [name, failure] of Object.entries(failures)) {
  test(`a sign-up survives ${name}, and the next attempt succeeds`, async ({ page }) => {
    const address = freshAddress();
    const form = await openNewsletter(page);
    await textField(form, forms.labels.mail).fill(address);
    await failure.begin(page);
    await expectSilentFailure(page, form, address);
    await expect(form).toHaveAttribute('data-status', 'failed');
    await expect(textField(form, forms.labels.mail)).toHaveValue(address);

    await failure.end(page);
    await submitOf(form).click();
    await expect(form.getByText(thanks)).toBeVisible();
    expect((await arrivals('list', address)).at(-1)).toEqual({ EMAIL: address });
  });
}

for (const mode of ['error-400', 'error-500'] as const) {
  test(`the list's answer can't be read: ${mode} counts as accepted`, async ({ page }) => {
    const form = await openNewsletter(page);
    await textField(form, forms.labels.mail).fill(freshAddress());
    await misbehaving({ list: mode }).begin(page);
    await submitOf(form).click();
    await expect(form.getByText(thanks)).toBeVisible();
  });
}
