import type { Locator, Page } from '@playwright/test';
import { forms } from '../support/content';
import { expect, test } from './support/test';
import { openEnquiry, textField } from './support/visitor';

const mobile = (form: Locator) => textField(form, forms.labels.mobileNo);

async function paste(page: Page, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.keyboard.press('ControlOrMeta+V');
}

test('typing takes digits only and stops at ten', async ({ page }) => {
  const form = await openEnquiry(page);
  await mobile(form).focus();
  await page.keyboard.type('07a4-0 0+1.2(3)4e56789');
  await expect(mobile(form)).toHaveValue('0740012345');
});

test('pasting takes digits only, ten at most, and drops the codes of a whole number', async ({
  page,
}) => {
  const form = await openEnquiry(page);
  for (const [pasted, kept] of [
    ['(740) 012-3456', '7400123456'],
    ['12345678901234', '1234567890'],
    ['+44 7400 123456', '7400123456'],
    ['07400 123456', '7400123456'],
    ['0612345678', '0612345678'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['no number', ''],
  ] as const) {
    await mobile(form).fill('');
    await paste(page, pasted);
    await expect(mobile(form)).toHaveValue(kept);
  }
});

test('Backspace, Delete, the arrow keys, select-all and copy work', async ({ page }) => {
  const form = await openEnquiry(page);
  await mobile(form).focus();
  await page.keyboard.type('1234567890');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('x77');
  await expect(mobile(form)).toHaveValue('2773456789');

  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+C');
  await textField(form, forms.labels.message).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(textField(form, forms.labels.message)).toHaveValue('2773456789');
});

test('the message counts its characters and ends at 200', async ({ page }) => {
  const form = await openEnquiry(page);
  const message = textField(form, forms.labels.message);
  await expect(form.getByText('0/200', { exact: true })).toBeVisible();
  await message.pressSequentially('Hello');
  await expect(form.getByText('5/200', { exact: true })).toBeVisible();
  await message.fill('x'.repeat(198));
  await message.press('End');
  await message.pressSequentially('yyyyy');
  await expect(message).toHaveValue(`${'x'.repeat(198)}yy`);
  await expect(form.getByText('200/200', { exact: true }).first()).toBeVisible();
  await expect(message).toHaveAccessibleDescription('200/200');
});

test('a pasted text is cut at 200 characters', async ({ page }) => {
  const form = await openEnquiry(page);
  await textField(form, forms.labels.message).focus();
  await paste(page, 'z'.repeat(300));
  await expect(textField(form, forms.labels.message)).toHaveValue('z'.repeat(200));
});
