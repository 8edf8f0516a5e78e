import type { Page } from '@playwright/test';
import { boxOf } from '../support/geometry';
import { expect, test } from '../support/test';
import { desktop } from '../support/widths';
import { newVisitor, openEnquiry } from './support/visitor';

const required = 'Please fill in all required fields';
const invalid = 'Invalid Data Entered';

/** The mandatory fields, with their messages when they are empty. */
const mandatory = [
  ['firstName', required],
  ['businessMail', required],
  ['companyName', required],
  ['companyStrength', required],
  ['country', required],
  ['mobileNo', 'Invalid mobile number'],
] as const;

test('an optional field shows its error at once, the others after an attempt', async ({ page }) => {
  const form = await openEnquiry(page);
  const [firstName, lastName] = [form.field('firstName'), form.field('lastName')];
  await expect(form.root).toMatchAriaSnapshot(`
    - textbox "First Name"
    - textbox "Last Name"
    - textbox "Business Email"
    - textbox "Company Name"
    - combobox "Company Strength"
    - combobox "Country"
    - textbox "Mobile Number"
    - textbox "Message"
    - checkbox "Subscribe to the newsletter"
    - button "Submit"
  `);
  await expect(form.root.locator('label').filter({ hasText: '*' })).toHaveCount(mandatory.length);
  // Phones correct no name, no address and no country while it is typed.
  for (const name of ['firstName', 'lastName', 'businessMail', 'companyName', 'country'] as const) {
    await expect(form.field(name)).toHaveAttribute('autocorrect', 'off');
  }
  for (const name of ['businessMail', 'country'] as const) {
    await expect(form.field(name)).toHaveAttribute('spellcheck', 'false');
  }
  await expect(form.field('message')).not.toHaveAttribute('autocorrect');

  await firstName.fill('A');
  await lastName.fill('7');
  await expect(form.wrong).toHaveCount(0);
  await lastName.blur();
  await form.expectMessage('lastName', invalid);
  await expect(form.status).toHaveText(`Last Name: ${invalid}`);
  await expect(form.wrong).toHaveCount(1);

  await firstName.fill('');
  await form.submit.click();
  await expect(form.wrong).toHaveCount(mandatory.length + 1);
  for (const [name, message] of mandatory) {
    await form.expectMessage(name, message);
    await expect(form.field(name)).toHaveAttribute('aria-required', 'true');
  }
  await expect(firstName).toBeFocused();
  // A wrong entry shows its message again on leaving the field.
  for (const name of ['Amara', 'Ng']) {
    await firstName.fill(name);
    await expect(firstName).not.toHaveAttribute('aria-invalid');
  }
  await firstName.blur();
  await form.expectMessage('firstName', invalid);

  // A name that the rules refuse has another way, in the same view.
  await page.setViewportSize({ width: 360, height: 640 });
  await form.submit.click();
  const email = form.root.getByRole('link', { name: 'london@keelstone.example' });
  await expect(email.first()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(desktop.size);

  // Submit leads to the first wrong field.
  for (const name of form.names.slice(0, -2)) {
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

test('a message is counted, and says if the end of a longer text is missing', async ({ page }) => {
  const cut = 'The end of your text did not fit';
  const form = await openEnquiry(page);
  const message = form.field('message');
  const notice = form.hint('message');
  // As dictation and programs that fill in texts do.
  const insert = (_: Page, text: string) => page.keyboard.insertText(text);
  for (const [before, arrive] of [
    ['Hello', paste],
    ['z'.repeat(200), paste],
    ['Hello', insert],
  ] as const) {
    await message.fill(before);
    await expect(form.root.getByText(`${before.length}/200`, { exact: true })).toBeVisible();
    await expect(notice).toBeHidden();
    await arrive(page, 'z'.repeat(300));
    await expect(message).toHaveValue(before + 'z'.repeat(200 - before.length));
    await expect(notice).toHaveText(cut);
    await expect(message).toHaveAccessibleDescription(`200/200 ${cut}`);
    await expect(form.status).toHaveText(`Message: ${cut}`);
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
  const form = await openEnquiry(page);
  const mobile = form.field('mobileNo');
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
  await mobile.clear();
  await mobile.pressSequentially('447911123456');
  await expect(mobile).toHaveValue('4479111234');
  await expect(form.hint('mobileNo')).toHaveText('10 digits only');
  await form.choose('United Kingdom');
  await expect(form.hint('mobileNo')).toHaveText('10 digits, without +44');
  await mobile.clear();
  await expect(form.hint('mobileNo')).toHaveText('10 digits');
  await mobile.pressSequentially('07911123456');
  await expect(form.hint('mobileNo')).toHaveText('10 digits, without the first 0');
  await expect(form.status).toHaveText('Mobile Number: 10 digits, without the first 0');

  // A number that came with its code does not fit another country.
  await mobile.fill('+44 7911 123456');
  await expect(mobile).toHaveValue('7911123456');
  await form.choose('India');
  await expect(mobile).toHaveValue('447911123456');
  await expect(form.hint('mobileNo')).toHaveText('10 digits only');
  await expect(form.wrong).toHaveCount(0);
  await form.submit.click();
  await form.expectMessage('mobileNo', 'Invalid mobile number');
  await form.choose('United Kingdom');
  await expect(mobile).toHaveValue('7911123456');

  // Of a number that is typed with its code, ten digits are another number.
  for (const code of ['+44', '00']) {
    await mobile.clear();
    await mobile.pressSequentially(`${code} 7911 123456 789`);
    await expect(form.hint('mobileNo')).toContainText('10 digits');
    await form.submit.click();
    await mobile.pressSequentially('9');
    await form.expectMessage('mobileNo', 'Invalid mobile number');
  }

  // What an input method composes is read when the composition ends, or when the form is sent, as by a tap on Submit.
  const devtools = await page.context().newCDPSession(page);
  const compose = async (text: string) => {
    for (let end = 1; end <= text.length; end += 1) {
      const part = { text: text.slice(0, end), selectionStart: end, selectionEnd: end };
      await devtools.send('Input.imeSetComposition', part);
      await expect(mobile).toHaveValue(new RegExp(`${part.text}$`));
    }
  };
  await form.fillIn(newVisitor());
  await mobile.clear();
  await compose('０６１２');
  await devtools.send('Input.insertText', { text: '０６１２' });
  await expect(mobile).toHaveValue('0612');
  await compose('３４５６７８');
  await form.submit.click();
  await expect(form.root).toHaveCount(0);
});
