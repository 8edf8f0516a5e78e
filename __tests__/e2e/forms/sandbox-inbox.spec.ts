import type { APIRequestContext } from '@playwright/test';
import { email, enquiry } from '../../unit/sandbox/calls';
import { sandboxUrl } from './support/sandbox';
import { expect, test } from './support/test';
import { freshAddress } from './support/values';

const sendEnquiry = (request: APIRequestContext, change: object) =>
  request.post(`${sandboxUrl}/api/formSubmit.php`, { data: { ...enquiry, ...change } });

test('a call is shown with its fields, its answer and its mistakes; markup in it stays text', async ({
  page,
  request,
}) => {
  const businessMail = freshAddress();
  const companyName = '"><img src=x onerror=alert(1)>';
  await sendEnquiry(request, { businessMail, companyName, fax: '1' });
  await page.goto(sandboxUrl);
  const call = page.getByRole('article').filter({ hasText: businessMail });
  await expect(call).toContainText(companyName);
  await expect(call.locator('img')).toHaveCount(0);
  await expect(call).toContainText('answered 400');
  await expect(call.getByRole('listitem')).toHaveText(['fax: unknown']);
});

test('a mode is set from the page; a call without an answer is shown as such', async ({
  page,
  request,
}) => {
  const businessMail = freshAddress();
  await page.goto(sandboxUrl);
  await page.getByLabel('Enquiry').selectOption('cut');
  await expect
    .poll(() =>
      sendEnquiry(request, { businessMail }).then(
        () => 'answered',
        () => 'cut',
      ),
    )
    .toBe('cut');
  await page.goto(sandboxUrl);
  const call = page.getByRole('article').filter({ hasText: businessMail });
  await expect(call.filter({ hasText: 'no answer, cut' })).not.toHaveCount(0);
});

test('an email of an unknown shape breaks nothing', async ({ page, request }) => {
  const address = `${sandboxUrl}/api/1.0/messages/send-template`;
  for (const message of [null, 1, { to: 1 }]) {
    await request.post(address, { data: { ...email, message } });
  }
  await page.goto(sandboxUrl);
  await expect(page.getByRole('article').first()).toContainText('message.to: must be a list of 1');
});
