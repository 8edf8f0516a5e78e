import type { ConsoleMessage, Page } from '@playwright/test';
import { TIMEOUTS } from '../../../src/forms/rules';
import { expectAccessible, expectAccessibleAtAnySize } from '../support/axe';
import { forms } from '../support/content';
import { boxOf } from '../support/geometry';
import { expect, test } from '../support/test';
import { live } from '../support/visit';
import { arrivals, restoreProviders, setModes } from './support/sandbox';
import {
  everyForm,
  expectValues,
  fillIn,
  newVisitor,
  nothing,
  options,
  submitOf,
} from './support/visitor';

test.afterEach(restoreProviders);

const isLogged = (message: ConsoleMessage) =>
  message.type() === 'error' && /^The [\w-]+ call failed: /.test(message.text());

for (const [name, what, fail] of [
  ['enquiry', 'the visitor is offline', (page: Page) => page.context().setOffline(true)],
  ['fact-sheet', 'the provider rejects the recipient', () => setModes({ mail: 'rejected' })],
  ['newsletter', 'the list cuts the connection', () => setModes({ list: 'cut' })],
] as const) {
  const { open, endpoint, request, thanks, ...form } = everyForm[name];

  test(`the ${name} form keeps its values if ${what}`, async ({ page }) => {
    const visitor = newVisitor({ subscribeNewsletter: true });
    const opened = await open(page);
    await submitOf(opened).click();
    await expect(opened.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectAccessibleAtAnySize(page, 'form');
    for (const country of await opened.locator('[name=country]').all()) {
      await country.click();
      // Fewer countries, which take axe less time.
      await page.keyboard.press('u');
      await expect(options(opened).first()).toBeVisible();
      await expectAccessibleAtAnySize(page, 'form');
      await page.keyboard.press('Escape');
    }

    await form.fillIn(opened, visitor);
    await page.reload();
    await live(opened);
    await form.expectValues(opened, visitor);
    // Other tabs cannot read it.
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

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
    await setModes({ [endpoint]: 'slow' });
    const failed = await arrivals(endpoint, visitor.businessMail);

    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    let requests = 0;
    await page.route(request, async (route) => {
      requests += 1;
      await held;
      await route.continue();
    });
    await submitOf(opened).dblclick();
    await expect(submitOf(opened)).toBeDisabled();
    await expect(submitOf(opened)).toHaveAttribute('aria-busy', 'true');
    await expect(submitOf(opened).locator('svg')).toBeVisible();
    await expect(opened.getByRole('status')).toHaveText(forms.sending);
    await expectAccessible(page, 'form');
    await opened.locator('[name=mail], [name=businessMail]').press('Enter');
    await form.expectValues(opened, visitor);

    const { x, y, width, height } = await boxOf(submitOf(opened));
    answer();
    // A click after the response is not a second attempt, and does not close the popup (R340).
    await expect(opened).toHaveAttribute('data-status', 'sent');
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page.getByText(thanks).first()).toBeVisible();
    await expect(opened.locator('[aria-invalid]')).toHaveCount(0);
    // Everything outside the popup is inert, and it shows for two seconds.
    if (name === 'enquiry') await expectAccessible(page, 'dialog');
    else await expectAccessibleAtAnySize(page, 'form');
    expect(requests).toBe(1);
    expect(await arrivals(endpoint, visitor.businessMail)).toHaveLength(failed.length + 1);
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(kept).not.toContain(visitor.businessMail);
    await form.expectValues(await open(page), nothing);
  });
}

test('the form stops waiting for a silent endpoint after the timeout', async ({ page }) => {
  // The page's fake clock does not affect the browser's timeouts.
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

test('an enquiry arrives although the visitor leaves the page at once', async ({ page }) => {
  // The browser asks the endpoint first whether it may send.
  await setModes({ form: 'slow' });
  const visitor = newVisitor();
  const form = await everyForm.enquiry.open(page);
  await fillIn(form, visitor);
  await submitOf(form).evaluate((button: HTMLElement) => {
    button.click();
    window.location.assign('/legal');
  });
  await expect.poll(() => arrivals('form', visitor.businessMail)).toHaveLength(1);
});
