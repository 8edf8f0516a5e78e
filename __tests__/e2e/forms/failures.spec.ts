import type { ConsoleMessage, Page } from '@playwright/test';
import { TIMEOUTS } from '../../../src/forms/rules';
import { arrivals, setModes } from './support/sandbox';
import { expect, test } from './support/test';
import { everyForm, expectValues, fillIn, newVisitor, submitOf } from './support/visitor';

const isLogged = (message: ConsoleMessage) =>
  message.type() === 'error' && /^The [\w-]+ call failed: /.test(message.text());

/** Each form with a way for its call to fail. */
const failures = [
  {
    what: 'the visitor is offline',
    name: 'enquiry',
    begin: (page: Page) => page.context().setOffline(true),
  },
  {
    what: 'the mail provider rejects the recipient',
    name: 'fact-sheet',
    begin: () => setModes({ mail: 'rejected' }),
  },
  {
    what: 'the mailing list cuts the connection',
    name: 'newsletter',
    begin: () => setModes({ list: 'cut' }),
  },
] as const;

for (const { what, name, begin } of failures) {
  test(`where ${what}, the ${name} form only logs it, keeps its values and can be sent again`, async ({
    page,
  }) => {
    const { open, endpoint, thanks, ...form } = everyForm[name];
    const visitor = newVisitor();
    const opened = await open(page);
    await form.fillIn(opened, visitor);
    await begin(page);
    const main = page.getByRole('main');
    const before = await main.innerText();
    const logged = page.waitForEvent('console', isLogged);
    await submitOf(opened).click();
    expect((await logged).text()).not.toContain(visitor.businessMail);
    await expect(submitOf(opened)).toBeEnabled();
    await expect.poll(() => main.innerText()).toBe(before);
    await expect(page.getByRole('alert').or(page.getByRole('dialog'))).toHaveCount(0);
    await expect(opened.locator('[aria-invalid]')).toHaveCount(0);
    await form.expectValues(opened, visitor);

    await page.context().setOffline(false);
    await setModes({ mail: 'ok', list: 'ok' });
    await submitOf(opened).click();
    await expect(page.getByText(thanks).first()).toBeVisible();
    expect(await arrivals(endpoint, visitor.businessMail)).not.toEqual([]);
  });
}

test('an endpoint that does not answer is given up after the timeout', async ({ page }) => {
  // The page's clock does not reach the browser's own timeouts.
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), milliseconds);
      return controller.signal;
    };
  });
  await page.clock.install();
  const { open, request } = everyForm.enquiry;
  const visitor = newVisitor();
  const form = await open(page);
  await fillIn(form, visitor);
  await setModes({ form: 'hang' });
  const asked = page.waitForRequest(request);
  const logged = page.waitForEvent('console', isLogged);
  await submitOf(form).click();
  await asked;
  await expect(submitOf(form)).toBeDisabled();
  await page.clock.fastForward(TIMEOUTS.submit);
  await logged;
  await expect(submitOf(form)).toBeEnabled();
  await expectValues(form, visitor);
});
