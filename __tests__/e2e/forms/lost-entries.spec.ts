/** What visitors, extensions and proxies do to a form: nothing that a person enters is lost or goes wrong. */
import type { Locator, Page } from '@playwright/test';
import { contact, forms, site } from '../support/content';
import { boxOf } from '../support/geometry';
import { expect, test } from '../support/test';
import { footerLink, headerLink, visitWithoutScripts } from '../support/visit';
import { arrivals, restoreProviders } from './support/sandbox';
import {
  choose,
  consent,
  everyForm,
  expectMessage,
  fillIn,
  newVisitor,
  openEnquiry,
  openFactSheet,
  openNewsletter,
  option,
  options,
  picker,
  submitOf,
  textField,
} from './support/visitor';

const { labels, messages } = forms;
const mobileOf = (form: Locator) => textField(form, labels.mobileNo);
const countryOf = (form: Locator) => picker(form, labels.country);
const hintOf = (form: Locator, name: string) => form.locator(`[id$="-${name}-hint"]`);
const errorOf = (form: Locator, name: string) => form.locator(`[id$="-${name}-error"]`);
const status = (form: Locator) => form.getByRole('status');

test.afterEach(restoreProviders);

/** Sets a value as a script does: no event of it is trusted. */
const fillByScript = (field: Locator, value: string) =>
  field.evaluate((node, text) => {
    if (!(node instanceof HTMLInputElement)) throw new Error('not an input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(node, text);
    node.dispatchEvent(new Event('input', { bubbles: true }));
  }, value);

const honeypotOf = (form: Locator) => form.locator('[aria-hidden=true] > input[tabindex="-1"]');

for (const [name, { open, fillIn: fill, endpoint, thanks }] of [
  ...Object.entries(everyForm),
  [
    'solution',
    { ...everyForm.enquiry, open: (page: Page) => openEnquiry(page, '/solutions/aigovernance') },
  ],
] as const) {
  test(`an extension that fills the honeypot of the ${name} form loses no entry, nor the next`, async ({
    page,
  }) => {
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

test('a click on the button before hydration counts as a person’s', async ({ page }) => {
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

test('a script that fills in everything is told of a success, and nothing is sent', async ({
  page,
}) => {
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

test('the eleventh digit is refused, and the hint says why until the value changes', async ({
  page,
}) => {
  const form = await openEnquiry(page);
  const mobile = mobileOf(form);
  await choose(countryOf(form), 'United Kingdom');
  const { zero, code, digits } = forms.mobileNotices;
  for (const [typed, kept, notice] of [
    ['07911123456', '0791112345', zero],
    ['+447911123456', '4479111234', code.replace('{code}', '+44')],
    ['79111234567', '7911123456', digits],
  ] as const) {
    await mobile.fill('');
    await expect(hintOf(form, 'mobileNo')).toHaveText(forms.hints.mobileNo);
    await mobile.pressSequentially(typed);
    await expect(mobile).toHaveValue(kept);
    await expect(hintOf(form, 'mobileNo')).toHaveText(notice);
    await expect(status(form)).toHaveText(`${labels.mobileNo}: ${notice}`);
    await mobile.press('Backspace');
    await expect(hintOf(form, 'mobileNo')).toHaveText(forms.hints.mobileNo);
  }
});

test('a number that was typed before its country says why when the country is chosen', async ({
  page,
}) => {
  const form = await openEnquiry(page);
  await mobileOf(form).pressSequentially('447911123456');
  await expect(hintOf(form, 'mobileNo')).toHaveText(forms.mobileNotices.digits);
  await choose(countryOf(form), 'United Kingdom');
  await expect(hintOf(form, 'mobileNo')).toHaveText(
    forms.mobileNotices.code.replace('{code}', '+44'),
  );
});

test('what arrives at once is read as a number, or kept out visibly', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const form = await openEnquiry(page);
  const mobile = mobileOf(form);
  const paste = async (text: string) => {
    await page.evaluate((value) => navigator.clipboard.writeText(value), text);
    await mobile.press('ControlOrMeta+V');
  };
  await choose(countryOf(form), 'United Kingdom');
  await mobile.fill('447911123456');
  await expect(mobile).toHaveValue('7911123456');
  await mobile.press('ControlOrMeta+A');
  await paste('+44 (0)7911 999999');
  await expect(mobile).toHaveValue('7911999999');

  await mobile.press('ControlOrMeta+A');
  await paste('+65 9123 4567');
  await expect(mobile).toHaveValue('7911999999');
  await expect(errorOf(form, 'mobileNo')).toHaveText(messages.mobileNo);
  await expect(mobile).toHaveAttribute('aria-invalid', 'true');
  await expect(status(form)).toHaveText(`${labels.mobileNo}: ${messages.mobileNo}`);
  await mobile.press('Backspace');
  await expect(mobile).not.toHaveAttribute('aria-invalid');
});

test('a number that came with its code is not taken for another country’s', async ({ page }) => {
  const form = await openEnquiry(page);
  const mobile = mobileOf(form);
  await mobile.fill('+44 7911 123456');
  await expect(mobile).toHaveValue('7911123456');
  await choose(countryOf(form), 'India');
  await expect(mobile).toHaveValue('447911123456');
  await expect(errorOf(form, 'mobileNo')).toHaveText(messages.mobileNo);
  await choose(countryOf(form), 'United Kingdom');
  await expect(mobile).toHaveValue('7911123456');
  await expect(mobile).not.toHaveAttribute('aria-invalid');
});

test('digits of an input method are read when the composition ends', async ({ page }) => {
  const form = await openEnquiry(page);
  const mobile = mobileOf(form);
  await mobile.focus();
  const devtools = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    devtools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  for (const [parts, committed, value] of [
    [['０', '０９', '０９０'], '０９０', '090'],
    [['－', '－１', '－１２'], '－１２', '09012'],
    [['٣٤', '٣٤٥'], '٣٤٥', '09012345'],
  ] as const) {
    for (const part of parts) {
      await compose(part);
      await expect(mobile).toHaveValue(new RegExp(`${part}$`));
    }
    await devtools.send('Input.insertText', { text: committed });
    await expect(mobile).toHaveValue(value);
  }
});

test('a country is found by what people call it, and chosen by a whole name only', async ({
  page,
}) => {
  const form = await openEnquiry(page);
  const country = countryOf(form);
  for (const [typed, found, chosen] of [
    ['UK', 'United Kingdom (UK)', 'United Kingdom'],
    ['America', 'United States (America)', 'United States'],
    ['Holl', 'Netherlands (Holland)', 'United States'],
    ['Deutschland', 'Germany (Deutschland)', 'Germany'],
  ] as const) {
    await country.fill(typed);
    await expect(option(form, found)).toBeVisible();
    const count = await options(form).count();
    await expect(status(form)).toHaveText(forms.matchCount.replace('{count}', String(count)));
    await country.press('Enter');
    await page.keyboard.press('Escape');
    await country.blur();
    await expect(country).toHaveValue(chosen);
  }
});

test('typing right after a choice by mouse loses no letter', async ({ page }) => {
  const form = await openEnquiry(page);
  const country = countryOf(form);
  await choose(country, 'United Kingdom');
  await country.press('ControlOrMeta+A');
  await page.keyboard.type('Fra');
  await expect(country).toHaveValue('Fra');
  await expect(option(form, 'France')).toBeVisible();
});

test('a text that is no country says that none was chosen', async ({ page }) => {
  const form = await openEnquiry(page);
  const country = countryOf(form);
  for (const text of ['Atlantis', 'Uni', 'Korea']) {
    await country.fill(text);
    await country.press('Tab');
    await expect(hintOf(form, 'country')).toHaveText(forms.notChosen);
    await expect(status(form)).toHaveText(forms.notChosen);
    await expect(country).toHaveValue('');
  }
  await country.click();
  await expect(hintOf(form, 'country')).toHaveText(forms.hints.country);
});

for (const [what, answer] of [
  ['is a proxy’s page', { status: 200, contentType: 'text/html', body: '<p>Blocked</p>' }],
  ['is refused', { status: 403, body: '' }],
] as const) {
  test(`where the list of countries ${what}, the form says so and takes what is typed`, async ({
    page,
  }) => {
    await page.route('**/countries-*.json', (route) => route.fulfill(answer));
    const visitor = newVisitor({ country: 'Netherlands', callingCode: '' });
    const form = await openEnquiry(page);
    const country = countryOf(form);
    await country.click();
    await expect(form.getByText(forms.listFailed).first()).toBeVisible();
    await expect(form.locator('[aria-busy=true]')).toHaveCount(0);
    await country.fill(visitor.country);
    for (const name of ['firstName', 'lastName', 'businessMail', 'companyName'] as const) {
      await textField(form, labels[name]).fill(visitor[name]);
    }
    await mobileOf(form).fill(visitor.mobileNo);
    await textField(form, labels.message).fill(visitor.message);
    await choose(picker(form, labels.companyStrength), visitor.companyStrength);
    await submitOf(form).click();
    await expect(page.getByRole('heading', { name: forms.popup.title })).toBeVisible();
    expect(await arrivals('form', visitor.businessMail)).toMatchObject([visitor]);
  });
}

for (const [name, { open, fillIn: fill, request, thanks }] of Object.entries(everyForm)) {
  test(`a second click after the answer is no second entry of the ${name} form`, async ({
    page,
  }) => {
    const form = await open(page);
    await fill(form, newVisitor());
    let requests = 0;
    await page.route(request, async (route) => {
      requests += 1;
      await route.continue();
    });
    await submitOf(form).scrollIntoViewIfNeeded();
    const { x, y, width, height } = await boxOf(submitOf(form));
    const click = () => page.mouse.click(x + width / 2, y + height / 2);
    await click();
    await expect(form).toHaveAttribute('data-status', 'sent');
    await click();
    await expect(page.getByText(thanks).first()).toBeVisible();
    await expect(form.locator('[aria-invalid]')).toHaveCount(0);
    expect(requests).toBe(1);
  });
}

test('a field that the function refuses says so, and is sent when it is corrected', async ({
  page,
}) => {
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

test('the form says when the function’s limit is reached', async ({ page }) => {
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

  await fillIn(form, visitor);
  await submitOf(form).click();
  const [before = '', after = ''] = forms.tooManyRequests.split('{email}');
  await expect(form.getByRole('alert')).toContainText(before);
  await expect(form.getByRole('alert')).toContainText(after);
  await expect(textField(form, labels.businessMail)).toHaveValue(businessMail);
});

test('a proxy’s page instead of the function’s answer is no success', async ({ page }) => {
  const visitor = newVisitor();
  const form = await openFactSheet(page);
  await page.route('**/api/fact-sheet', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Blocked</p>' }),
  );
  await fillIn(form, visitor);
  await submitOf(form).click();
  await expect(form).toHaveAttribute('data-status', 'failed');
  await expect(textField(form, labels.businessMail)).toHaveValue(visitor.businessMail);
});

test('spaces that nobody sees are neither refused nor sent', async ({ page }) => {
  const visitor = newVisitor();
  const form = await openEnquiry(page);
  await fillIn(form, {
    ...visitor,
    firstName: `${visitor.firstName} `,
    lastName: `\u00a0${visitor.lastName}`,
    businessMail: `\ufeff${visitor.businessMail} `,
    companyName: `\u200b${visitor.companyName}\u200b`,
  });
  await submitOf(form).click();
  await expect(page.getByRole('heading', { name: forms.popup.title })).toBeVisible();
  expect(await arrivals('form', visitor.businessMail)).toMatchObject([visitor]);
});

for (const close of ['itself', 'Escape'] as const) {
  test(`after the popup, closed by ${close}, the form says that the enquiry was sent until the next change`, async ({
    page,
  }) => {
    const form = await openEnquiry(page, '/solutions/processrisks');
    await fillIn(form, newVisitor());
    await submitOf(form).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    if (close === 'Escape') await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(status(form)).toHaveText(forms.enquirySuccess);
    await expect(form.getByText(forms.enquirySuccess)).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await consent(form).check();
    await expect(form.getByText(forms.enquirySuccess)).toHaveCount(0);
  });
}

test('Contact Us, chosen on the thank-you view, shows the form again', async ({ page }) => {
  for (const link of [headerLink, footerLink]) {
    const form = await openEnquiry(page);
    await fillIn(form, newVisitor());
    await submitOf(form).click();
    await expect(page.getByRole('heading', { name: contact.thankYou.title })).toBeFocused();
    await link(page, '/contact').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.title);
    await expect(form).toBeVisible();
    await expect(page).toHaveTitle(`${contact.seo.title} | ${site.name}`);
  }
});
