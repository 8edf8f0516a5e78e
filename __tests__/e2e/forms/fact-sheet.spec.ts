import { desktop, phone } from '../support/widths';
import { forms } from '../support/content';
import { arrivals, sandboxUrl } from './support/sandbox';
import { expect, test } from './support/test';
import {
  expectValues,
  fillIn,
  newVisitor,
  nothing,
  openFactSheet,
  submitOf,
} from './support/visitor';

const thanks = forms.factSheetSuccess;

for (const { window, subscribeNewsletter } of [
  { window: phone, subscribeNewsletter: false },
  { window: desktop, subscribeNewsletter: true },
]) {
  const box = subscribeNewsletter ? 'ticked' : 'not ticked';
  test(`a request with the box ${box} sends the e-mail, on a ${window.name}`, async ({ page }) => {
    await page.setViewportSize(window.size);
    const visitor = newVisitor({ subscribeNewsletter });
    const form = await openFactSheet(page);
    await fillIn(form, visitor);
    await submitOf(form).click();

    await expect(form.getByRole('status')).toHaveText(thanks);
    await expect(form.getByText(thanks)).toBeVisible();
    await expect(submitOf(form)).toHaveText(forms.submit.factSheet);
    await expectValues(form, nothing);

    const link = expect.stringMatching(/\/fact-sheets\/[\w-]+-[0-9a-f]{32}\.pdf$/);
    expect(await arrivals('mail', visitor.businessMail)).toEqual([
      {
        template_name: 'Fact Sheet Email',
        template_content: [],
        message: {
          from_email: 'fact-sheets@sandbox.example',
          from_name: 'Fact sheets',
          to: [{ email: visitor.businessMail, name: 'Zoë van der Berg', type: 'to' }],
          subject: 'Your Downloadable PDF',
          global_merge_vars: [
            { name: 'NAME', content: 'Zoë van der Berg' },
            { name: 'PDF_NAME', content: expect.stringMatching(/\w{3}/) },
            { name: 'DOWNLOAD_LINK', content: link },
          ],
        },
      },
    ]);
    const signUp = {
      FNAME: visitor.firstName,
      LNAME: visitor.lastName,
      EMAIL: visitor.businessMail,
      COMPANY: visitor.companyName,
      COUNTRY: visitor.country,
      PHONE: `${visitor.callingCode}${visitor.mobileNo}`,
      MERGE7: 'Yes',
      CONSENTVER: forms.consentVersion,
    };
    expect(await arrivals('list', visitor.businessMail)).toMatchObject(
      subscribeNewsletter ? [signUp] : [],
    );
  });
}

test('the link in the e-mail opens the PDF', async ({ page, request }) => {
  const visitor = newVisitor();
  const form = await openFactSheet(page);
  await fillIn(form, visitor);
  await submitOf(form).click();
  await expect(form.getByText(thanks)).toBeVisible();

  await page.goto(sandboxUrl);
  const mail = page
    .locator('article, section, li')
    .filter({ hasText: visitor.businessMail })
    .last();
  const link = mail.frameLocator('iframe').getByRole('link', { name: 'Download the PDF' });
  const answer = await request.get((await link.getAttribute('href')) ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  const pdf = (await answer.body()).toString('latin1');
  expect(pdf).toMatch(/^%PDF-1\.\d/);
  expect(pdf.trimEnd()).toMatch(/%%EOF$/);
});
