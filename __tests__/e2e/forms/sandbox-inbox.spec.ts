import type { APIRequestContext } from '@playwright/test';
import { contact } from '../../fixtures/contact';
import { email, enquiry } from '../../unit/sandbox/calls';
import { sandboxUrl, setModes } from './support/sandbox';
import { expect, test } from './support/test';
import { freshAddress } from './support/values';

const sendEnquiry = (request: APIRequestContext, change: object) =>
  request.post(`${sandboxUrl}/api/formSubmit.php`, { data: { ...enquiry, ...change } });

test('a call is shown with its fields, its answer and its mistakes', async ({ page, request }) => {
  const businessMail = freshAddress();
  await sendEnquiry(request, { businessMail, fax: '1' });
  await page.goto(sandboxUrl);
  const call = page.getByRole('article').filter({ hasText: businessMail });
  await expect(call).toContainText(contact.companyName);
  await expect(call).toContainText('answered 400');
  await expect(call.getByRole('listitem')).toHaveText(['fax: unknown']);
});

test('a call without an answer is shown as such', async ({ page, request }) => {
  const businessMail = freshAddress();
  await setModes({ form: 'cut' });
  await expect(sendEnquiry(request, { businessMail })).rejects.toThrow();
  await page.goto(sandboxUrl);
  const call = page.getByRole('article').filter({ hasText: businessMail });
  await expect(call).toContainText('no answer, cut');
});

test('markup that somebody typed stays text', async ({ page, request }) => {
  const companyName = `"><img src=x onerror=alert(1)>${freshAddress()}`;
  await sendEnquiry(request, { companyName });
  await page.goto(sandboxUrl);
  await expect(page.getByText(companyName)).toBeVisible();
  await expect(page.locator('img')).toHaveCount(0);
});

test('an email of an unknown shape breaks nothing', async ({ page, request }) => {
  const address = `${sandboxUrl}/api/1.0/messages/send-template`;
  for (const message of [null, 1, { to: 1 }]) {
    await request.post(address, { data: { ...email, message } });
  }
  await page.goto(sandboxUrl);
  await expect(page.getByRole('article').first()).toContainText('message.to: must be a list of 1');
});

test('a provider’s mode is set from the page', async ({ page, request }) => {
  await page.goto(sandboxUrl);
  await page.getByLabel('Enquiry').selectOption('error-500');
  await expect.poll(async () => (await sendEnquiry(request, {})).status()).toBe(500);
});
