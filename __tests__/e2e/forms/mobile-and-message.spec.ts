import type { Locator, Page } from '@playwright/test';
import { forms } from '../support/content';
import { boxOf } from '../support/geometry';
import { expect, test } from '../support/test';
import {
  choose,
  errorOf,
  fillIn,
  hintOf,
  newVisitor,
  openEnquiry,
  picker,
  status,
  submitOf,
  textField,
} from './support/visitor';

const { labels, messages } = forms;
const mobileOf = (form: Locator) => textField(form, labels.mobileNo);
const countryOf = (form: Locator) => picker(form, labels.country);

async function paste(page: Page, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.keyboard.press('ControlOrMeta+V');
}

test('the mobile field keeps ten digits and the message 200 characters', async ({ page }) => {
  const form = await openEnquiry(page);
  const mobile = mobileOf(form);
  const message = textField(form, labels.message);
  await mobile.focus();
  await page.keyboard.type('07a4-0 0+1.2(3)4e56789');
  await expect(mobile).toHaveValue('0740012345');
  await mobile.fill('');
  await paste(page, '+44 7400 123456');
  await expect(mobile).toHaveValue('7400123456');

  await page.keyboard.press('Backspace');
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('x77');
  await expect(mobile).toHaveValue('4770012345');

  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+C');
  await message.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(message).toHaveValue('4770012345');

  // Text from right to left begins at the right edge.
  await message.fill('בנק לאומי.');
  const { x, y, width } = await boxOf(message);
  const right = [x + width - 15, y + 20] as const;
  const offset = (at: typeof right) => document.caretPositionFromPoint(...at)?.offset;
  expect(await page.evaluate(offset, right)).toBe(0);

  await message.clear();
  await expect(form.getByText('0/200', { exact: true })).toBeVisible();
  await message.pressSequentially('Hello');
  await expect(form.getByText('5/200', { exact: true })).toBeVisible();
  await paste(page, 'z'.repeat(195));
  await message.pressSequentially('y');
  await expect(message).toHaveValue(`Hello${'z'.repeat(195)}`);
  await expect(message).toHaveAccessibleDescription('200/200');
});

test('a pasted message that is too long says that its end is missing', async ({ page }) => {
  const form = await openEnquiry(page);
  const message = textField(form, labels.message);
  const notice = hintOf(form, 'message');
  for (const before of ['', 'Hello', 'z'.repeat(200)]) {
    await message.fill(before);
    await expect(notice).toBeHidden();
    await paste(page, 'z'.repeat(300));
    await expect(message).toHaveValue(before + 'z'.repeat(200 - before.length));
    await expect(notice).toHaveText(forms.messageCut);
    await expect(message).toHaveAccessibleDescription(`200/200 ${forms.messageCut}`);
    await expect(status(form)).toHaveText(`${labels.message}: ${forms.messageCut}`);
    await message.press('Backspace');
    await expect(notice).toBeHidden();
  }
  await message.press('ControlOrMeta+A');
  await paste(page, 'z'.repeat(200));
  await expect(notice).toBeHidden();
});

test('the eleventh digit is refused, and the hint says why', async ({ page }) => {
  const form = await openEnquiry(page);
  const mobile = mobileOf(form);
  const { zero, code, digits } = forms.mobileNotices;
  // Without a country, digits cannot be a country code.
  await mobile.pressSequentially('447911123456');
  await expect(hintOf(form, 'mobileNo')).toHaveText(digits);
  await choose(countryOf(form), 'United Kingdom');
  await expect(hintOf(form, 'mobileNo')).toHaveText(code.replace('{code}', '+44'));
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

test('pasted and composed text is read as a number or refused', async ({ page }) => {
  const form = await openEnquiry(page);
  const mobile = mobileOf(form);
  await mobile.fill('+44 7911 123456');
  await expect(mobile).toHaveValue('7911123456');
  // It came with its code, so another country's code does not fit.
  await choose(countryOf(form), 'India');
  await expect(mobile).toHaveValue('447911123456');
  await expect(errorOf(form, 'mobileNo')).toHaveText(messages.mobileNo);
  await choose(countryOf(form), 'United Kingdom');
  await expect(mobile).toHaveValue('7911123456');
  await expect(mobile).not.toHaveAttribute('aria-invalid');

  await mobile.press('ControlOrMeta+A');
  await paste(page, '+44 (0)7911 999999');
  await expect(mobile).toHaveValue('7911999999');
  await mobile.press('ControlOrMeta+A');
  await paste(page, '+65 9123 4567');
  await expect(mobile).toHaveValue('7911999999');
  await expect(errorOf(form, 'mobileNo')).toHaveText(messages.mobileNo);
  await expect(mobile).toHaveAttribute('aria-invalid', 'true');
  await expect(status(form)).toHaveText(`${labels.mobileNo}: ${messages.mobileNo}`);
  await mobile.press('Backspace');
  await expect(mobile).not.toHaveAttribute('aria-invalid');

  // What an input method composes is read when the composition ends.
  await mobile.fill('');
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
  // Or when the form is sent, as by a tap on Submit.
  await fillIn(form, newVisitor());
  await mobile.fill('');
  await compose('０６１２３４５６７８');
  await submitOf(form).click();
  await expect(form).toHaveCount(0);
});

test('phones correct no name, no address and no country while it is typed', async ({ page }) => {
  const form = await openEnquiry(page);
  for (const name of ['firstName', 'lastName', 'businessMail', 'companyName', 'country']) {
    await expect(form.locator(`[name=${name}]`)).toHaveAttribute('autocorrect', 'off');
  }
  await expect(textField(form, labels.message)).not.toHaveAttribute('autocorrect');
});
