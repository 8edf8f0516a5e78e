import type { Page } from '@playwright/test';
import { forms } from '../support/content';
import { expect, test } from '../support/test';
import { openEnquiry, textField } from './support/visitor';

async function paste(page: Page, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.keyboard.press('ControlOrMeta+V');
}

test('the mobile field keeps ten digits, the message 200 characters, typed or pasted', async ({
  page,
}) => {
  const form = await openEnquiry(page);
  const mobile = textField(form, forms.labels.mobileNo);
  const message = textField(form, forms.labels.message);
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

  await message.clear();
  await expect(form.getByText('0/200', { exact: true })).toBeVisible();
  await message.pressSequentially('Hello');
  await expect(form.getByText('5/200', { exact: true })).toBeVisible();
  await paste(page, 'z'.repeat(300));
  await message.pressSequentially('y');
  await expect(message).toHaveValue(`Hello${'z'.repeat(195)}`);
  await expect(message).toHaveAccessibleDescription('200/200');
});
