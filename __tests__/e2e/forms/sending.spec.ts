/** What is sent, and what is kept: nothing that a person enters is lost. */
import type { ConsoleMessage, Locator, Page, Route } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { boxOf } from '../support/geometry';
import { expect, test } from '../support/test';
import { holdFiles, live, visitWithoutScripts } from '../support/visit';
import { arrivals, restoreProviders, setModes } from './support/sandbox';
import {
  everyForm,
  newVisitor,
  nothing,
  openEnquiry,
  openFactSheet,
  openNewsletter,
  textFields,
} from './support/visitor';

test.afterEach(restoreProviders);

const isLogged = (message: ConsoleMessage) =>
  message.type() === 'error' && /^The [\w-]+ call failed: /.test(message.text());

/** Sets a value as a script does, without trusted events. */
const fillByScript = (field: Locator, value: string) =>
  field.evaluate((node, text) => {
    if (!(node instanceof HTMLInputElement)) throw new Error('not an input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(node, text);
    node.dispatchEvent(new Event('input', { bubbles: true }));
  }, value);

for (const [name, what, fail] of [
  ['enquiry', 'the visitor is offline', (page: Page) => page.context().setOffline(true)],
  ['factSheet', 'the provider rejects the recipient', () => setModes({ mail: 'rejected' })],
  ['newsletter', 'the list cuts the connection', () => setModes({ list: 'cut' })],
] as const) {
  const { open, endpoint, request, submit, thanks } = everyForm[name];

  test(`the ${name} form keeps its values if ${what}, then sends them once`, async ({ page }) => {
    const visitor = newVisitor({ subscribeNewsletter: true });
    const form = await open(page);
    await form.expectNote();
    await form.submit.click();
    await expect(form.wrong.first()).toBeVisible();
    for (const country of await form.field('country').all()) {
      // Fewer countries, which take axe less time.
      await country.pressSequentially('u');
      await expect(form.options.first()).toBeVisible();
    }
    await expectAccessible(page, 'form');

    await form.fillIn(visitor);
    await page.reload();
    await live(form.root);
    // A consent is given anew.
    await form.expectValues({ ...visitor, subscribeNewsletter: false });
    for (const consent of await form.field('subscribeNewsletter').all()) await consent.check();

    await fail(page);
    const main = page.getByRole('main');
    const before = await main.innerText();
    const logged = page.waitForEvent('console', isLogged);
    await form.submit.click();
    expect((await logged).text()).not.toContain(visitor.businessMail);
    await expect(form.submit).toBeEnabled();
    await expect.poll(() => main.innerText()).toBe(before);
    await expect(page.getByRole('alert').or(page.getByRole('dialog'))).toHaveCount(0);
    await expect(form.wrong).toHaveCount(0);
    await form.expectValues(visitor);
    await page.context().setOffline(false);
    await restoreProviders();
    const failed = await arrivals(endpoint, visitor.businessMail);

    // Extensions fill in the honeypot, too; a person has used the form.
    await fillByScript(form.honeypot, 'https://example.com');
    const answer = await holdFiles(page, request);
    await form.submit.dblclick();
    await expect(form.submit).toBeDisabled();
    await expect(form.submit).toHaveAttribute('aria-busy', 'true');
    await expect(form.submit.locator('svg')).toBeVisible();
    await expect(form.status).toHaveText('Sending');
    await form.root.getByRole('textbox').first().press('Enter');
    await form.expectValues(visitor);

    const { x, y, width, height } = await boxOf(form.submit);
    answer();
    // A click after the response is not a second attempt, and does not close the popup (R149).
    await expect(form.root).toHaveAttribute('data-status', 'sent');
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page.getByText(thanks).first()).toBeVisible();
    await expect(form.submit).toHaveText(submit);
    await expect(form.wrong).toHaveCount(0);
    await expect(form.honeypot).toHaveValue('');
    // Everything outside the popup is inert, and it shows for two seconds.
    await expectAccessible(page, name === 'enquiry' ? 'dialog' : 'form');
    expect(await arrivals(endpoint, visitor.businessMail)).toHaveLength(failed.length + 1);
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(kept).not.toContain(visitor.businessMail);
    await open(page);
    await form.expectValues(nothing);
  });
}

test('the form stops waiting for a silent endpoint, but not if the visitor leaves', async ({
  page,
}) => {
  const stillSending = 'Still sending. This can take a few seconds.';
  // The page's fake clock does not affect the browser's timeouts.
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), milliseconds);
      return controller.signal;
    };
  });
  await page.clock.install();
  const visitor = newVisitor();
  const form = await openEnquiry(page);
  await form.fillIn(visitor);
  await setModes({ form: 'hang' });
  const asked = page.waitForRequest(everyForm.enquiry.request);
  const logged = page.waitForEvent('console', isLogged);
  // The button is at the lower edge of the window, and the text below it.
  await form.submit.evaluate((button: HTMLElement) => {
    window.scrollBy(0, button.getBoundingClientRect().bottom - window.innerHeight);
    button.click();
  });
  await asked;
  await expect(form.submit).toBeDisabled();
  // It says so once it takes long, and nothing when it has failed (R149).
  await page.clock.fastForward(2000);
  await expect(form.status).toHaveText(stillSending);
  await expect(form.status).toBeInViewport();
  expect((await boxOf(form.status)).width).toBeGreaterThan(100);
  await page.clock.fastForward(13_000);
  await logged;
  await expect(form.root.getByText(stillSending)).toHaveCount(0);
  await expect(form.submit).toBeEnabled();
  await form.expectValues(visitor);

  // The browser asks the endpoint first whether it may send.
  await setModes({ form: 'slow' });
  const sent = await arrivals('form', visitor.businessMail);
  await form.submit.evaluate((button: HTMLElement) => {
    button.click();
    window.location.assign('/legal');
  });
  await expect.poll(() => arrivals('form', visitor.businessMail)).toHaveLength(sent.length + 1);
});

test('values that a script sets arrive, whatever events it sends', async ({ page }) => {
  const form = await openEnquiry(page);
  for (const events of [['input', 'change'], ['change'], []]) {
    const visitor = newVisitor();
    const names = [...textFields, 'companyStrength', 'country'] as const;
    await form.root.evaluate(
      (element, [values, types]) => {
        const fields = [...element.querySelectorAll<HTMLInputElement>('input, select, textarea')];
        const named = fields.filter(({ name }) => values[name]);
        // Through React's own setter, unlike Playwright's `fill`; all values before all events.
        for (const field of named) field.value = values[field.name] ?? '';
        for (const field of named) {
          for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }));
        }
      },
      [Object.fromEntries(names.map((name) => [name, visitor[name]])), events] as const,
    );
    await form.submit.click();
    await page.getByRole('button', { name: 'Back' }).click();
    expect(await arrivals('form', visitor.businessMail)).toMatchObject([visitor]);
  }
});

test('a form that only a script has used looks sent but is not', async ({ page }) => {
  const [script, person] = [newVisitor().businessMail, newVisitor().businessMail];
  const { thanks } = everyForm.newsletter;
  const form = await openNewsletter(page);
  await fillByScript(form.field('mail'), script);
  await fillByScript(form.honeypot, 'x');
  await form.submit.evaluate((button: HTMLElement) => button.click());
  await expect(form.status).toHaveText(thanks);
  expect(await arrivals('list', script)).toEqual([]);

  // A click before hydration is one by a person.
  const release = await visitWithoutScripts(page, '/insights/blog');
  await form.field('mail').fill(person);
  await fillByScript(form.honeypot, 'x');
  await form.submit.click();
  release();
  await expect(form.status).toHaveText(thanks);
  expect(await arrivals('list', person)).toHaveLength(1);
});

test('a request for a fact sheet sends a PDF; a refusal is only logged', async ({ page }) => {
  const visitor = newVisitor({ subscribeNewsletter: true });
  const { businessMail } = visitor;
  const form = await openFactSheet(page);
  // Beside a taller cover, its rows are not stretched.
  await form.root.evaluate(({ parentElement }) =>
    parentElement?.style.setProperty('min-block-size', '1500px'),
  );
  expect((await boxOf(form.submit)).height).toBeLessThan(50);
  const mail = form.field('businessMail');
  // What the function refuses is logged, as is a proxy's page in place of its answer.
  for (const [status, json] of [
    [400, { status: 'invalid', fields: { businessMail: 'emailLocalCharacters' } }],
    [429, { status: 'too-many-requests' }],
    [200, '<p>Blocked</p>'],
  ] as const) {
    const answer = (route: Route) => route.fulfill({ status, json });
    await page.route('**/api/fact-sheet', answer, { times: 1 });
    await form.fillIn({ ...visitor, subscribeNewsletter: false });
    const logged = page.waitForEvent('console', isLogged);
    await form.submit.click();
    await logged;
    await expect(form.submit).toBeEnabled();
    await expect(form.root.getByRole('alert').or(form.wrong)).toHaveCount(0);
    await expect(mail).toHaveValue(businessMail);
  }
  await form.fillIn(visitor);
  await form.submit.click();
  await expect(form.status).toHaveText(everyForm.factSheet.thanks);
  await form.expectValues(nothing);
  // The sandbox refuses malformed emails; the unit test of payloads covers every field of a sign-up.
  const to = [{ email: businessMail, name: 'Zoë van der Berg' }];
  expect(await arrivals('mail', businessMail)).toMatchObject([{ message: { to } }]);
  const signUp = { LNAME: 'van der Berg', PHONE: '+31612345678', MERGE7: 'Yes' };
  expect(await arrivals('list', businessMail)).toMatchObject([signUp]);

  const [link = ''] =
    /http[^"]+\.pdf/.exec(JSON.stringify(await arrivals('mail', businessMail))) ?? [];
  const answer = await page.request.get(link);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).toString('latin1')).toMatch(/^%PDF-1/);
});

test('a sign-up by keyboard shows its errors, then its thanks until the next change', async ({
  page,
}) => {
  const { thanks } = everyForm.newsletter;
  await page.setViewportSize({ width: 360, height: 640 });
  const form = await openNewsletter(page);
  const mail = form.field('mail');
  for (const [value, message] of [
    ['', 'Please fill in all required fields'],
    ['anna@bank', 'Invalid Data Entered'],
  ] as const) {
    await mail.fill(value);
    await mail.press('Enter');
    await form.expectMessage('mail', message);
    await expect(mail).toBeFocused();
    await expect(form.status).toHaveText(message);
  }
  // A refused address has another way, in the same view.
  const email = form.root.getByRole('link', { name: 'london@keelstone.example' });
  await expect(email).toBeInViewport({ ratio: 1 });
  await form.fillIn(newVisitor());
  await form.submit.press('Space');
  await expect(form.status).toHaveText(thanks);
  await expect(form.submit).toBeFocused();
  await mail.press('a');
  await expect(form.root.getByText(thanks)).toHaveCount(0);
});
