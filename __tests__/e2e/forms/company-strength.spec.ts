import type { Locator } from '@playwright/test';
import { contact, forms } from '../support/content';
import { expect, test } from './support/test';
import { openEnquiry, options, picker } from './support/visitor';

const bands = ['<=50', '51 - 250', '251 - 1000', '1001 - 5000', '>5000'];
const strength = (form: Locator) => picker(form, forms.labels.companyStrength);

const expectClosed = async (form: Locator) => {
  await expect(options(form)).toHaveCount(0);
  await expect(strength(form)).toHaveAttribute('aria-expanded', 'false');
};

test('a click opens the five bands, a second one closes them', async ({ page }) => {
  const form = await openEnquiry(page);
  await strength(form).click();
  await expect(options(form)).toHaveText(bands);
  await strength(form).click();
  await expectClosed(form);
});

test('a click on its arrow opens the list', async ({ page }) => {
  const form = await openEnquiry(page);
  await strength(form).locator('svg').click();
  await expect(options(form)).toHaveText(bands);
});

test('each band can be chosen, which closes the list', async ({ page }) => {
  const form = await openEnquiry(page);
  for (const band of bands) {
    await strength(form).click();
    await options(form).getByText(band, { exact: true }).click();
    await expectClosed(form);
    await expect(strength(form)).toHaveText(band);
  }
});

test('a click outside and Escape close the list and choose nothing', async ({ page }) => {
  const form = await openEnquiry(page);
  const closings = [
    () => page.getByRole('heading', { name: contact.enquiryHeading }).click(),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of closings) {
    await strength(form).click();
    await expect(options(form)).toHaveCount(5);
    await close();
    await expectClosed(form);
    await expect(strength(form)).toHaveText('');
  }
});

test('it is read-only: what is typed chooses, it never writes', async ({ page }) => {
  const form = await openEnquiry(page);
  await strength(form).focus();
  await page.keyboard.type('lots');
  await page.keyboard.press('Escape');
  await expect(strength(form)).toHaveText('');
});

test('Enter, Space and the arrow key open it, the arrow keys move, Enter chooses', async ({
  page,
}) => {
  const form = await openEnquiry(page);
  await strength(form).focus();
  for (const [opening, downwards, band] of [
    ['Enter', 2, '251 - 1000'],
    ['Space', 4, '>5000'],
    ['ArrowDown', 1, '51 - 250'],
  ] as const) {
    await page.keyboard.press(opening);
    await expect(options(form)).toHaveCount(5);
    await page.keyboard.press('Home');
    for (let step = 0; step < downwards; step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectClosed(form);
    await expect(strength(form)).toHaveText(band);
    await expect(strength(form)).toBeFocused();
  }
});
