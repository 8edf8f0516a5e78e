import { forms, site } from '../support/content';
import {
  expectSilentFailure,
  misbehaving,
  offline,
  refused,
  type Failure,
} from './support/failures';
import { arrivals } from './support/sandbox';
import { expect, test } from './support/test';
import { expectValues, fillIn, newVisitor, openEnquiry, submitOf } from './support/visitor';

const failures: Record<string, Failure> = {
  'a refused connection': refused('**/formSubmit.php'),
  'a connection that is cut': misbehaving({ form: 'cut' }),
  'an answer 500': misbehaving({ form: 'error-500' }),
  'a visitor who is offline': offline,
};

for (const [name, failure] of Object.entries(failures)) {
  test(`an enquiry survives ${name}, and the next attempt succeeds`, async ({ page }) => {
    const visitor = newVisitor({ subscribeNewsletter: true });
    const form = await openEnquiry(page);
    await fillIn(form, visitor);
    await failure.begin(page);
    await expectSilentFailure(page, form, visitor.businessMail);
    await expectValues(form, visitor);

    await failure.end(page);
    await submitOf(form).click();
    await expect(page.getByText(forms.popup.title)).toBeVisible();
    expect((await arrivals('form', visitor.businessMail)).at(-1)).toEqual({
      ...visitor,
      website: site.websiteMarker,
    });
  });
}

test('a failed enquiry survives a reload as well', async ({ page }) => {
  const visitor = newVisitor();
  const form = await openEnquiry(page);
  await fillIn(form, visitor);
  const failure = misbehaving({ form: 'error-500' });
  await failure.begin(page);
  await expectSilentFailure(page, form, visitor.businessMail);
  await page.reload();
  await form.scrollIntoViewIfNeeded();
  await expectValues(form, visitor);
});
