import type { Locator, Page } from '@playwright/test';
import type { ContactValues } from '../../../src/forms/rules';
import { expectAccessibleAtAnySize } from '../support/axe';
import { contact, forms, site } from '../support/content';
import { boxOf, isBelow, isBeside } from '../support/geometry';
import { expect, test } from '../support/test';
import { expectAddress } from '../support/visit';
import { phone } from '../support/widths';
import { arrivals } from './support/sandbox';
import {
  consent,
  expectValues,
  fillIn,
  newVisitor,
  nothing,
  openEnquiry,
  status,
  submitOf,
} from './support/visitor';

const { title, text } = forms.popup;

const popupOf = (page: Page) => page.getByRole('dialog', { name: title });
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

async function sendFrom(page: Page, address: string, values?: Partial<ContactValues>) {
  const visitor = newVisitor(values);
  const form = await openEnquiry(page, address);
  await fillIn(form, visitor);
  await submitOf(form).click();
  return { form, visitor };
}

/** Expects the provider to have received this visitor's enquiry once. */
const expectArrival = async (visitor: ContactValues) =>
  expect(await arrivals('form', visitor.businessMail)).toMatchObject([
    { ...visitor, website: site.websiteMarker },
  ]);

/**
 * Expects the form to say until the next change that the enquiry was sent, and the focus to be at the top of the page
 * (R341).
 */
async function expectSent(page: Page, form: Locator) {
  await expect(status(form)).toHaveText(forms.enquirySuccess);
  await expect(form.getByText(forms.enquirySuccess)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await consent(form).check();
  await expect(form.getByText(forms.enquirySuccess)).toHaveCount(0);
}

/** Every scroll position from now on, in CSS pixels. */
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
  await expect(popupOf(page)).toHaveAccessibleDescription(text);
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(0);

  await expect(popupOf(page)).toHaveCount(0);
  await expect.poll(() => scrollTop(page)).toBe(0);
  const between = (await recordedTops(page)).filter((top) => top > 0 && top < before);
  expect(between.length).toBeGreaterThan(2);
  await expectValues(form, nothing);
  await expectSent(page, form);
});

test('the popup is closed earlier, and a second enquiry can follow', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize(phone.size);
  const mandatoryOnly = { lastName: '', message: '' };
  const { form, visitor } = await sendFrom(page, '/solutions/processrisks', mandatoryOnly);
  await expect(popupOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popupOf(page)).toHaveCount(0);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expectSent(page, form);

  // After the popup would have closed by itself, nothing moves any more.
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await page.clock.fastForward(5000);
  expect(await scrollTop(page)).toBe(400);
  await expectArrival(visitor);

  await fillIn(form, newVisitor());
  await submitOf(form).click();
  await expect(popupOf(page)).toBeVisible();
});

test('with reduced motion, the page is at its top at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sendFrom(page, '/home');
  await recordScrolling(page);
  const before = await scrollTop(page);
  await popupOf(page).getByRole('button', { name: forms.popup.close }).click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect((await recordedTops(page)).filter((top) => top > 0 && top < before)).toEqual([]);
});

test('the contact page thanks in place of its form, and leads back and home', async ({ page }) => {
  const { form, visitor } = await sendFrom(page, '/contact', { subscribeNewsletter: true });
  const thanks = page.getByRole('heading', { level: 1, name: title, exact: true });
  await expect(thanks).toBeFocused();
  await expectArrival(visitor);
  await expect(page).toHaveTitle(`${title} | ${site.name}`);
  await expect(page.getByText(text)).toBeVisible();
  await expect(form.or(page.getByRole('dialog'))).toHaveCount(0);
  expect(await scrollTop(page)).toBe(0);
  await expectAddress(page, '/contact');

  const back = page.getByRole('button', { name: contact.thankYou.back, exact: true });
  expect(isBeside(await boxOf(back.locator('span')), await boxOf(back.locator('svg')))).toBe(true);
  await back.click();
  const heading = page.getByRole('heading', { name: contact.enquiryHeading });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(form).toBeInViewport();
  await expect(page).toHaveTitle(`${contact.seo.title} | ${site.name}`);
  await expectValues(form, nothing);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.title);
  await expect(thanks).toHaveCount(0);

  // So that axe does not test it while it fades in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fillIn(form, newVisitor());
  await submitOf(form).click();
  await expect(thanks).toBeFocused();
  await expectAccessibleAtAnySize(page, 'main');
  await page.getByRole('link', { name: contact.thankYou.home, exact: true }).click();
  await expectAddress(page, '/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what is above the form of the contact page scrolls away with it', async ({ page }) => {
  const form = await openEnquiry(page);
  const intro = page.getByRole('heading', { name: contact.enquiryHeading });
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await submitOf(form).scrollIntoViewIfNeeded();
    expect(isBelow(await boxOf(form), await boxOf(intro))).toBe(true);
  }
});
