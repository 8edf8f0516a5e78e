import type { ConsoleMessage, Page } from '@playwright/test';
import { TIMEOUTS } from '../../../src/forms/rules';
import { expect, test } from '../support/test';
import { arrivals, restoreProviders, setModes } from './support/sandbox';
import { everyForm, expectValues, fillIn, newVisitor, submitOf } from './support/visitor';

test.afterEach(restoreProviders);

const isLogged = (message: ConsoleMessage) =>
  message.type() === 'error' && /^The [\w-]+ call failed: /.test(message.text());

for (const [name, what, fail] of [
  ['enquiry', 'the visitor is offline', (page: Page) => page.context().setOffline(true)],
  ['fact-sheet', 'the provider rejects the recipient', () => setModes({ mail: 'rejected' })],
  ['newsletter', 'the list cuts the connection', () => setModes({ list: 'cut' })],
] as const) {
  test(`where ${what}, the ${name} form keeps its values`, async ({ page }) => {
    const { open, endpoint, thanks, ...form } = everyForm[name];
    const visitor = newVisitor();
    const opened = await open(page);
    await form.fillIn(opened, visitor);
    await form.expectValues(opened, visitor);
    await fail(page);
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
    await restoreProviders();
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
