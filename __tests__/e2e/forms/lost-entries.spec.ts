/** Nothing that a person enters is lost, whatever visitors, extensions and proxies do to a form. */
import type { Locator } from '@playwright/test';
import { contact, forms } from '../support/content';
import { expect, test } from '../support/test';
import { visitWithoutScripts } from '../support/visit';
import { arrivals, restoreProviders } from './support/sandbox';
import { textFields } from './support/values';
import {
  everyForm,
  expectMessage,
  fillIn,
  newVisitor,
  openEnquiry,
  openFactSheet,
  openNewsletter,
  status,
  submitOf,
  textField,
} from './support/visitor';

const { labels, messages } = forms;

test.afterEach(restoreProviders);

/** Sets a value as a script does, without trusted events. */
const fillByScript = (field: Locator, value: string) =>
  field.evaluate((node, text) => {
    if (!(node instanceof HTMLInputElement)) throw new Error('not an input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(node, text);
    node.dispatchEvent(new Event('input', { bubbles: true }));
  }, value);

const honeypotOf = (form: Locator) => form.locator('[aria-hidden=true] > input[tabindex="-1"]');

for (const [name, { open, fillIn: fill, endpoint, thanks }] of Object.entries(everyForm)) {
  test(`an entry arrives although an extension fills the honeypot of ${name}`, async ({ page }) => {
    const form = await open(page);
    for (let entry = 0; entry < 2; entry += 1) {
      const visitor = newVisitor();
      await fill(form, visitor);
      await fillByScript(honeypotOf(form), 'https://example.com');
      await submitOf(form).click();
      await expect(page.getByText(thanks).first()).toBeVisible();
      await expect
        .poll(async () => (await arrivals(endpoint, visitor.businessMail)).length)
        .toBe(1);
      await expect(honeypotOf(form)).toHaveValue('');
      const popup = page.getByRole('dialog');
      if (await popup.isVisible()) await page.keyboard.press('Escape');
      await expect(popup).toHaveCount(0);
    }
  });
}

for (const events of [['input', 'change'], ['change'], []]) {
  test(`values that a script sets arrive, with the events: ${events.join()}`, async ({ page }) => {
    const visitor = newVisitor({ mobileNo: '9876543210' });
    const form = await openEnquiry(page);
    await form.evaluate(
      (element, [values, types]) => {
        const fields = [...element.querySelectorAll<HTMLInputElement>('input, select, textarea')];
        const named = fields.filter(({ name }) => values[name]);
        // Through React's own setter, unlike Playwright's `fill`; all values before all events.
        for (const field of named) field.value = values[field.name] ?? '';
        for (const field of named) {
          for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }));
        }
      },
      [
        Object.fromEntries(
          ([...textFields, 'companyStrength', 'country'] as const).map((name) => [
            name,
            visitor[name],
          ]),
        ),
        events,
      ] as const,
    );
    await submitOf(form).click();
    await expect(page.getByText(contact.thankYou.title)).toBeVisible();
    expect(await arrivals('form', visitor.businessMail)).toMatchObject([visitor]);
  });
}

test('a click on the button before hydration counts as a click by a person', async ({ page }) => {
  const release = await visitWithoutScripts(page, '/insights/blog');
  const { businessMail } = newVisitor();
  const form = page.locator('#sign-up-form');
  await form.locator('[name=mail]').fill(businessMail);
  await fillByScript(honeypotOf(form), 'x');
  await submitOf(form).click();
  release();
  await expect(status(form)).toHaveText(forms.newsletterSuccess);
  expect(await arrivals('list', businessMail)).toHaveLength(1);
});

test('a form filled in by a script looks sent but is not', async ({ page }) => {
  const { businessMail } = newVisitor();
  const form = await openNewsletter(page);
  await fillByScript(form.locator('[name=mail]'), businessMail);
  await fillByScript(honeypotOf(form), 'x');
  await submitOf(form).evaluate((button) => {
    if (button instanceof HTMLElement) button.click();
  });
  await expect(status(form)).toHaveText(forms.newsletterSuccess);
  expect(await arrivals('list', businessMail)).toEqual([]);
});

test('a field refused by the function shows its error until it is corrected', async ({ page }) => {
  const visitor = newVisitor();
  const form = await openFactSheet(page);
  const mail = textField(form, labels.businessMail);
  for (const [address, message] of [
    ['a%b@samplebank.example', messages.emailLocalCharacters],
    ['a@b..com', messages.invalid],
  ] as const) {
    await fillIn(form, { ...visitor, businessMail: address });
    await submitOf(form).click();
    await expectMessage(mail, message);
    await expect(mail).toBeFocused();
  }
  await mail.fill(visitor.businessMail);
  await expect(mail).not.toHaveAttribute('aria-invalid');
  await submitOf(form).click();
  await expect(status(form)).toHaveText(forms.factSheetSuccess);
  expect(await arrivals('mail', visitor.businessMail)).toHaveLength(1);
});

test('the form says when a limit is reached; a proxy’s page is not success', async ({ page }) => {
  const visitor = newVisitor();
  const form = await openFactSheet(page);
  const { origin } = new URL(page.url());
  const { firstName, businessMail } = visitor;
  const ask = (tag: number) =>
    page.request.post('/api/fact-sheet', {
      headers: { origin },
      data: {
        firstName,
        businessMail: businessMail.replace('@', `+${tag}@`),
        factSheet: 'liability-protection',
      },
    });
  let asked = 0;
  while ((await ask(asked)).status() === 202) asked += 1;
  expect(asked).toBeGreaterThan(0);

  const mail = textField(form, labels.businessMail);
  await fillIn(form, visitor);
  await submitOf(form).click();
  for (const words of forms.tooManyRequests.split('{email}')) {
    await expect(form.getByRole('alert')).toContainText(words);
  }
  await expect(mail).toHaveValue(businessMail);

  // A proxy's page instead of the function's answer is not success.
  await page.route('**/api/fact-sheet', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Blocked</p>' }),
  );
  await mail.press('Enter');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(form).toHaveAttribute('data-status', 'failed');
  await expect(mail).toHaveValue(businessMail);
});
