import type { Page } from '@playwright/test';
import { CONTACT_FIELDS, keysOf, recordOf, VISIBLE_CONTACT_FIELDS } from '../../../src/forms/rules';
import { fill } from '../../../src/helpers/fill';
import { forms } from '../support/content';
import { boxOf } from '../support/geometry';
import { expect, test } from '../support/test';
import { newVisitor, openEnquiry } from './support/visitor';

const { labels, messages } = forms;
const mandatory = VISIBLE_CONTACT_FIELDS.filter((name) => CONTACT_FIELDS[name].isMandatory);

test('an optional field shows its error at once, the others after an attempt', async ({ page }) => {
  const form = await openEnquiry(page);
  const [firstName, lastName] = [form.field('firstName'), form.field('lastName')];
  for (const name of VISIBLE_CONTACT_FIELDS) {
    await expect(form.field(name)).toHaveAccessibleName(labels[name]);
  }
  await expect(form.root.locator('label').filter({ hasText: '*' })).toHaveText(
    mandatory.map((name) => `${labels[name]} *`),
  );
  // Phones correct no name, no address and no country while it is typed.
  for (const name of ['firstName', 'lastName', 'businessMail', 'companyName', 'country'] as const) {
    await expect(form.field(name)).toHaveAttribute('autocorrect', 'off');
  }
  await expect(form.field('message')).not.toHaveAttribute('autocorrect');

  await firstName.fill('A');
  await lastName.fill('7');
  await expect(form.wrong).toHaveCount(0);
  await lastName.blur();
  await form.expectMessage('lastName', messages.invalid);
  await expect(form.status).toHaveText(`${labels.lastName}: ${messages.invalid}`);
  await expect(form.wrong).toHaveCount(1);

  await firstName.fill('');
  await form.submit.click();
  await expect(form.wrong).toHaveCount(mandatory.length + 1);
  for (const name of mandatory) {
    const { emptyMessage = 'required' } = CONTACT_FIELDS[name];
    await form.expectMessage(name, messages[emptyMessage]);
    await expect(form.field(name)).toHaveAttribute('aria-required', 'true');
  }
  await expect(firstName).toBeFocused();
  // A wrong entry shows its message again on leaving the field.
  for (const name of ['Amara', 'A']) {
    await firstName.fill(name);
    await expect(firstName).not.toHaveAttribute('aria-invalid');
  }
  await firstName.blur();
  await form.expectMessage('firstName', messages.invalid);

  for (const name of VISIBLE_CONTACT_FIELDS.slice(0, -2)) {
    await form.submit.click();
    await expect(form.field(name)).toBeFocused();
    await form.fillIn(newVisitor(), [name]);
    await expect(form.field(name)).not.toHaveAttribute('aria-invalid');
  }
});

async function paste(page: Page, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.keyboard.press('ControlOrMeta+V');
}

test('a message is counted, and says if the end of a pasted text is missing', async ({ page }) => {
  const form = await openEnquiry(page);
  const message = form.field('message');
  const notice = form.hint('message');
  for (const before of ['', 'Hello', 'z'.repeat(200)]) {
    await message.clear();
    await message.pressSequentially(before);
    await expect(form.root.getByText(`${before.length}/200`, { exact: true })).toBeVisible();
    await expect(notice).toBeHidden();
    await paste(page, 'z'.repeat(300));
    await expect(message).toHaveValue(before + 'z'.repeat(200 - before.length));
    await expect(notice).toHaveText(forms.messageCut);
    await expect(message).toHaveAccessibleDescription(`200/200 ${forms.messageCut}`);
    await expect(form.status).toHaveText(`${labels.message}: ${forms.messageCut}`);
    await message.press('y');
    await expect(message).toHaveValue(/z$/);
    await message.press('Backspace');
    await expect(notice).toBeHidden();
  }
  await message.press('ControlOrMeta+A');
  await paste(page, 'z'.repeat(200));
  await expect(notice).toBeHidden();

  // Text from right to left begins at the right edge.
  await message.fill('בנק לאומי.');
  const { x, y, width } = await boxOf(message);
  const right = [x + width - 15, y + 20] as const;
  const offset = (at: typeof right) => document.caretPositionFromPoint(...at)?.offset;
  expect(await page.evaluate(offset, right)).toBe(0);
});

test('a mobile number is read as it is meant, or refused with a reason', async ({ page }) => {
  const { min, max } = forms.settings.mobileDigits;
  test.skip(min !== 10 || max !== 10, 'The numbers below have ten digits');
  const form = await openEnquiry(page);
  const mobile = form.field('mobileNo');
  const hint = form.hint('mobileNo');
  await mobile.pressSequentially('07a4-0 0+1.2(3)4');
  for (const key of ['Backspace', 'Home', 'Delete', 'ArrowRight', 'x', '7', '7']) {
    await page.keyboard.press(key);
  }
  await expect(mobile).toHaveValue('777400123');
  await mobile.press('ControlOrMeta+A');
  await mobile.press('ControlOrMeta+C');
  await form.field('message').press('ControlOrMeta+V');
  await expect(form.field('message')).toHaveValue('777400123');

  // Without a country, digits cannot be a country code.
  const said = (text: string) => fill(text, { digits: max, code: '+44' });
  const { zero, code, digits } = recordOf(keysOf(forms.mobileNotices), (name) =>
    said(forms.mobileNotices[name]),
  );
  const mobileHint = said(forms.hints.mobileNo);
  await mobile.clear();
  await mobile.pressSequentially('447911123456');
  await expect(hint).toHaveText(digits);
  await form.choose('United Kingdom');
  await expect(hint).toHaveText(code);
  for (const [typed, notice] of [
    ['07911123456', zero],
    ['44791112345', code],
    ['79111234567', digits],
  ] as const) {
    await mobile.clear();
    await expect(hint).toHaveText(mobileHint);
    await mobile.pressSequentially(typed);
    await expect(mobile).toHaveValue(typed.slice(0, 10));
    await expect(hint).toHaveText(notice);
    await expect(form.status).toHaveText(`${labels.mobileNo}: ${notice}`);
    await mobile.press('Backspace');
    await expect(hint).toHaveText(mobileHint);
  }

  // A number that came with its code does not fit another country.
  await mobile.fill('+44 7911 123456');
  await expect(mobile).toHaveValue('7911123456');
  await form.choose('India');
  await expect(mobile).toHaveValue('447911123456');
  await form.expectMessage('mobileNo', messages.mobileNo);
  await form.choose('United Kingdom');
  await expect(mobile).toHaveValue('7911123456');
  await expect(mobile).not.toHaveAttribute('aria-invalid');
  for (const text of ['+44 (0)7911 999999', '+65 9123 4567']) {
    await mobile.press('ControlOrMeta+A');
    await paste(page, text);
    await expect(mobile).toHaveValue('7911999999');
  }
  await form.expectMessage('mobileNo', messages.mobileNo);
  await expect(form.status).toHaveText(`${labels.mobileNo}: ${messages.mobileNo}`);
  await mobile.press('Backspace');
  await expect(mobile).not.toHaveAttribute('aria-invalid');

  // What the field has refused or replaced can be undone.
  await mobile.press('ControlOrMeta+A');
  await mobile.press('Delete');
  await mobile.pressSequentially('+7x9 1');
  await mobile.press('ControlOrMeta+A');
  await paste(page, '+44 7911 123456');
  for (const [key, value] of [
    ['Z', '7911123456'],
    ['Shift+Z', '791'],
  ] as const) {
    await expect(mobile).toHaveValue(value);
    await mobile.press(`ControlOrMeta+${key}`);
  }
  await expect(mobile).toHaveValue('7911123456');

  // What an input method composes is read when the composition ends, or when the form is sent, as by a tap on Submit.
  const devtools = await page.context().newCDPSession(page);
  const compose = async (text: string) => {
    for (let end = 1; end <= text.length; end += 1) {
      const part = { text: text.slice(0, end), selectionStart: end, selectionEnd: end };
      await devtools.send('Input.imeSetComposition', part);
      await expect(mobile).toHaveValue(new RegExp(`${part.text}$`));
    }
  };
  await mobile.clear();
  for (const [text, value] of [
    ['０９０', '090'],
    ['－１２', '09012'],
    ['٣٤٥', '09012345'],
  ] as const) {
    await compose(text);
    await devtools.send('Input.insertText', { text });
    await expect(mobile).toHaveValue(value);
  }
  await form.fillIn(newVisitor());
  await mobile.clear();
  await compose('０６１２３４５６７８');
  await form.submit.click();
  await expect(form.root).toHaveCount(0);
});
