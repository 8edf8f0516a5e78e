import { forms } from '../support/content';
import { expect, test } from '../support/test';
import { desktop, phone } from '../support/widths';
import { arrivals, sandboxUrl } from './support/sandbox';
import {
  expectValues,
  fillIn,
  newVisitor,
  nothing,
  openFactSheet,
  submitOf,
} from './support/visitor';

const thanks = forms.factSheetSuccess;

for (const [window, subscribeNewsletter] of [
  [phone, false],
  [desktop, true],
] as const) {
  test(`a request on a ${window.name} sends an email with a link to the PDF`, async ({ page }) => {
    await page.setViewportSize(window.size);
    const visitor = newVisitor({ subscribeNewsletter });
    const form = await openFactSheet(page);
    await fillIn(form, visitor);
    await submitOf(form).click();

    await expect(form.getByRole('status')).toHaveText(thanks);
    await expect(form.getByText(thanks)).toBeVisible();
    await expect(submitOf(form)).toHaveText(forms.submit.factSheet);
    await expectValues(form, nothing);

    // The sandbox refuses malformed emails; the unit test of payloads covers every field of a sign-up.
    expect(await arrivals('mail', visitor.businessMail)).toMatchObject([
      { message: { to: [{ email: visitor.businessMail, name: 'Zoë van der Berg' }] } },
    ]);
    expect(await arrivals('list', visitor.businessMail)).toMatchObject(
      subscribeNewsletter ? [{ LNAME: visitor.lastName, MERGE7: 'Yes' }] : [],
    );

    await page.goto(sandboxUrl);
    const mail = page
      .getByRole('article')
      .filter({ hasText: visitor.businessMail })
      .filter({ has: page.locator('iframe') });
    const link = mail.frameLocator('iframe').getByRole('link', { name: 'Download the PDF' });
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    const pdf = (await answer.body()).toString('latin1');
    expect(pdf.trimEnd()).toMatch(/^%PDF-1\.\d[^]+%%EOF$/);
  });
}
