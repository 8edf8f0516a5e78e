import type { Locator, Page } from '@playwright/test';
import type { ContactValues } from '../../../src/forms/rules';
import { expectAccessibleAtAnySize } from '../support/axe';
import { contact, forms, site } from '../support/content';
import { boxOf, isBelow, isBeside } from '../support/geometry';
import { expect, moving, test } from '../support/test';
import { headerLink } from '../support/visit';
import { phone } from '../support/widths';
import { arrivals } from './support/sandbox';
import {
  choose,
  consent,
  expectValues,
  fillIn,
  newVisitor,
  nothing,
  openEnquiry,
  picker,
  status,
  submitOf,
  textField,
} from './support/visitor';

test.use(moving);

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

/** Submits the form with the page's clock paused, and advances it in small steps until the popup shows. */
async function submitInSteps(page: Page, form: Locator) {
  await page.clock.pauseAt(Date.now() + 60_000);
  await submitOf(form).click();
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return popupOf(page).isVisible();
    })
    .toBe(true);
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

test('the popup closes after 2 s, then the page scrolls smoothly to the top', async ({ page }) => {
  await page.clock.install();
  const form = await openEnquiry(page, '/home');
  await fillIn(form, newVisitor({ country: 'United Kingdom', mobileNo: '+44 7911 123456' }));
  await recordScrolling(page);
  await submitInSteps(page, form);
  await expect(popupOf(page)).toHaveAccessibleDescription(text);
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(0);

  await page.clock.runFor(1900);
  await expect(popupOf(page)).toBeVisible();
  await page.clock.runFor(100);
  await expect(popupOf(page)).toHaveCount(0);
  await expect.poll(() => scrollTop(page)).toBe(0);
  const between = (await recordedTops(page)).filter((top) => top > 0 && top < before);
  expect(between.length).toBeGreaterThan(2);
  await expectValues(form, nothing);
  await expectSent(page, form);

  // The form is untouched, and the country of the earlier number is forgotten.
  await page.clock.resume();
  await textField(form, forms.labels.firstName).focus();
  await choose(picker(form, forms.labels.country), 'India');
  await expect(textField(form, forms.labels.mobileNo)).toHaveValue('');
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
});

test('a visitor can close the popup early and send a second enquiry', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize(phone.size);
  const mandatoryOnly = { lastName: '', message: '' };
  const { form, visitor } = await sendFrom(page, '/solutions/processrisks', mandatoryOnly);
  await expect(popupOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popupOf(page)).toHaveCount(0);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expectSent(page, form);

  // Nothing moves when the popup would have closed by itself.
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await page.clock.fastForward(5000);
  expect(await scrollTop(page)).toBe(400);
  await expectArrival(visitor);

  await fillIn(form, newVisitor());
  await submitInSteps(page, form);
  // The second click of a double click on Submit does not close the popup, nor does a click on its text.
  await page.mouse.click(5, 5);
  await page.clock.runFor(600);
  await popupOf(page).getByText(text).click();
  await expect(popupOf(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(popupOf(page)).toHaveCount(0);
});

test('with reduced motion, the page jumps to the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sendFrom(page, '/home');
  await recordScrolling(page);
  const before = await scrollTop(page);
  await popupOf(page).getByRole('button', { name: forms.popup.close }).click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect((await recordedTops(page)).filter((top) => top > 0 && top < before)).toEqual([]);
});

test('the contact page replaces its form with thanks and links back and home', async ({ page }) => {
  const { form, visitor } = await sendFrom(page, '/contact', { subscribeNewsletter: true });
  const thanks = page.getByRole('heading', { level: 1, name: title, exact: true });
  await expect(thanks).toBeFocused();
  await expectArrival(visitor);
  await expect(page).toHaveTitle(`${title} | ${site.name}`);
  await expect(page.getByText(text)).toBeVisible();
  await expect(form.or(page.getByRole('dialog'))).toHaveCount(0);
  expect(await scrollTop(page)).toBe(0);
  await expect(page).toHaveURL('/contact');

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
  // A link to the open page shows its form again.
  await headerLink(page, '/contact').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.title);
  await expect(page).toHaveTitle(`${contact.seo.title} | ${site.name}`);

  await fillIn(form, newVisitor());
  await submitOf(form).click();
  await page.getByRole('link', { name: contact.thankYou.home, exact: true }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the sticky text beside the form never covers the telephone numbers', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const form = await openEnquiry(page, '/home');
  const section = page.getByRole('region').filter({ has: form });
  await submitOf(form).evaluate((button) =>
    button.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const numbers = await boxOf(section.locator('dl'));
  expect(isBelow(numbers, await boxOf(section.getByRole('list')))).toBe(true);
  const { y, height } = await boxOf(submitOf(form));
  expect(numbers.y + numbers.height).toBeCloseTo(y + height, 0);
});
