import type { Page } from '@playwright/test';
import { expectAddress } from '../support/visit';
import { contact, forms } from '../support/content';
import { expect, test } from './support/test';
import {
  expectValues,
  fillIn,
  newVisitor,
  nothing,
  openEnquiry,
  submitOf,
} from './support/visitor';

const { title, text } = forms.popup;
const popupOf = (page: Page) => page.getByRole('dialog', { name: title });
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

async function sendFrom(page: Page, address: string) {
  const form = await openEnquiry(page, address);
  await fillIn(form, newVisitor());
  await submitOf(form).click();
  return form;
}

/** Every place that the page's top passes through from now on, in CSS pixels. */
const recordScrolling = (page: Page) =>
  page.evaluate(() =>
    window.addEventListener('scroll', () => {
      const { dataset } = document.documentElement;
      dataset.tops = `${dataset.tops ?? ''} ${Math.round(window.scrollY)}`;
    }),
  );
const recordedTops = (page: Page) =>
  page.evaluate(() => (document.documentElement.dataset.tops ?? '').trim().split(' ').map(Number));

test('the popup closes by itself, then the page scrolls smoothly to its top', async ({ page }) => {
  const form = await openEnquiry(page, '/home');
  await fillIn(form, newVisitor());
  await recordScrolling(page);
  await submitOf(form).click();
  await expect(popupOf(page)).toContainText(text);
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(0);

  await expect(popupOf(page)).toHaveCount(0);
  await expect.poll(() => scrollTop(page)).toBe(0);
  const between = (await recordedTops(page)).filter((top) => top > 0 && top < before);
  expect(between.length).toBeGreaterThan(2);
  await expectValues(form, nothing);
});

const closings: Record<string, (page: Page) => Promise<void>> = {
  'its button': (page) => popupOf(page).getByRole('button', { name: forms.popup.close }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a click beside it': (page) => page.mouse.click(5, 5),
};

for (const [how, close] of Object.entries(closings)) {
  test(`the popup is closed earlier by ${how}, and the page scrolls to its top once`, async ({
    page,
  }) => {
    await page.clock.install();
    await sendFrom(page, '/solutions/processrisks');
    await expect(popupOf(page)).toBeVisible();
    await close(page);
    await expect(popupOf(page)).toHaveCount(0);
    await expect.poll(() => scrollTop(page)).toBe(0);

    // Past the time at which the popup would have closed by itself, nothing moves any more.
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    await page.clock.fastForward(5000);
    expect(await scrollTop(page)).toBe(400);
  });
}

test('with less motion asked for, the page is at its top at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sendFrom(page, '/home');
  await recordScrolling(page);
  await popupOf(page).getByRole('button', { name: forms.popup.close }).click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect((await recordedTops(page)).filter((top) => top > 0)).toEqual([]);
});

test('the popup holds the focus and reads its words', async ({ page }) => {
  await sendFrom(page, '/home');
  const popup = popupOf(page);
  await expect(popup.getByRole('button', { name: forms.popup.close })).toBeFocused();
  await expect(popup).toHaveAccessibleDescription(text);
});

test('a second enquiry from the same page shows the popup again', async ({ page }) => {
  const form = await sendFrom(page, '/home');
  await page.keyboard.press('Escape');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await fillIn(form, newVisitor());
  await submitOf(form).click();
  await expect(popupOf(page)).toBeVisible();
});

test('on the contact page a Thank You view takes the form’s place', async ({ page }) => {
  const form = await sendFrom(page, '/contact');
  const heading = page.getByRole('heading', { level: 1, name: title, exact: true });
  await expect(heading).toBeFocused();
  await expect(page.getByText(text)).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await scrollTop(page)).toBe(0);
  await expectAddress(page, '/contact');
});

test('Back returns from the Thank You view to an empty form', async ({ page }) => {
  const form = await sendFrom(page, '/contact');
  await page.getByRole('button', { name: contact.thankYou.back, exact: true }).click();
  await expect(form).toBeVisible();
  await expectValues(form, nothing);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.title);
  await expect(page.getByText(title)).toHaveCount(0);

  await fillIn(form, newVisitor());
  await submitOf(form).click();
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
});

test('Go to Home Page leads home', async ({ page }) => {
  await sendFrom(page, '/contact');
  await page.getByRole('link', { name: contact.thankYou.home, exact: true }).click();
  await expectAddress(page, '/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
