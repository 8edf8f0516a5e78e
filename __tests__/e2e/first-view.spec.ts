import type { Page } from '@playwright/test';
import { contact, first, forms, offices } from './support/content';
import { boxOf, isBelow } from './support/geometry';
import { setTextSize } from './support/text-fit';
import { expect, test } from './support/test';
import { expectPage, footerLink, visit } from './support/visit';
import { phone, windows } from './support/widths';

/** The pages that link a style sheet after their first view (src/components/BelowFold/BelowFold.tsx). */
const longPages = ['/home', '/solutions/aigovernance'];
const sheet = '/component---*.css';

/** The boxes of what comes before the linked style sheet. */
const boxesOfFirstView = (page: Page) =>
  page.evaluate(() => {
    const place = document.querySelector('main [data-styles]');
    const before = Node.DOCUMENT_POSITION_FOLLOWING;
    return [...document.querySelectorAll('header *, main *')]
      .filter((each) => place && each.compareDocumentPosition(place) === before)
      .map((each) => JSON.stringify([each.tagName, each.getBoundingClientRect()]));
  });

async function open(page: Page, address: string) {
  await visit(page, address);
  await page.evaluate(() => document.fonts.ready);
}

/** Opens a page with a form in its first view, and waits until it is interactive: React may replace it. */
async function openForm(page: Page, address: string) {
  await open(page, address);
  const form = page.locator('form');
  await expect(page.locator('main [data-waiting]', { has: form })).toHaveCount(0);
}

for (const address of longPages) {
  test(`the first view of ${address} needs no linked style sheet`, async ({ page }) => {
    for (const { size } of windows) {
      await page.setViewportSize(size);
      await open(page, address);
      const styled = await boxesOfFirstView(page);
      expect(styled.length).toBeGreaterThan(20);
      await page.route(sheet, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
      await open(page, address);
      expect(await boxesOfFirstView(page)).toEqual(styled);
      await page.unrouteAll();
    }
    const height = () => page.locator('main').evaluate((main) => main.scrollHeight);
    await open(page, address);
    const before = await height();
    await footerLink(page, '/contact').click();
    await expectPage(page, '/contact', contact.title);
    await page.goBack();
    await expect(page.locator('#closing')).toBeAttached();
    await expect.poll(height).toBe(before);
  });
}

test('the contact page shows at once how to get in touch', async ({ page }) => {
  await openForm(page, '/contact');
  const main = page.getByRole('main');
  const phones = main.locator('a[href^="tel:"]');
  const submit = main.locator('button[type=submit]');
  const map = main.getByRole('group', { name: contact.mapLabel });
  for (const [width, height, furthest] of [
    [2560, 1300, 640],
    [1920, 900, 640],
    [1280, 800, 640],
    [390, 844, 1100],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const field = await boxOf(page.getByRole('textbox').first());
    expect(field.y, `at ${width} px`).toBeLessThanOrEqual(furthest);
    const header = page.locator('section:has(> * > h1)');
    expect((await boxOf(header)).height).toBeLessThanOrEqual(200);
    await expect(phones.first()).toBeInViewport({ ratio: 1 });
    await expect(main.getByText(first(offices.offices).city).first()).toBeInViewport();
    const place = await boxOf(map);
    expect(place.y).toBeGreaterThan((await boxOf(phones.last())).y);
    expect((await boxOf(main.getByText(forms.promise.text))).y).toBeGreaterThan(
      (await boxOf(submit)).y,
    );
    if (width === 390) continue;
    const button = await boxOf(submit);
    expect(place.y + place.height, `at ${width} px`).toBeCloseTo(button.y + button.height, 0);
    await submit.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await expect(phones.last()).toBeInViewport({ ratio: 1 });
    expect(isBelow(await boxOf(phones.last()), await boxOf(page.getByRole('banner')))).toBe(true);
    // What is above the form scrolls with it.
    const heading = await boxOf(main.getByRole('heading', { name: contact.enquiryHeading }));
    expect(isBelow(await boxOf(main.locator('form')), heading)).toBe(true);
  }
});

test('the picture at the top of the contact page is shown whole', async ({ page }) => {
  const picture = page.locator('img[fetchpriority="high"]');
  for (const [width, textSize] of [
    [390, 16],
    [801, 16],
    [1280, 16],
    [1280, 32],
    [2560, 16],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/contact');
    await setTextSize(page, textSize);
    const [own, shown] = await picture.evaluate((image: HTMLImageElement) => [
      image.naturalWidth / image.naturalHeight,
      image.clientWidth / image.clientHeight,
    ]);
    expect(shown, `at ${width} px, text of ${textSize} px`).toBeCloseTo(own ?? 0, 1);
  }
});

test('fields side by side are on one line at every width', async ({ page }) => {
  await openForm(page, '/contact');
  const { labels } = forms;
  for (const width of [801, 1201, 1220, 1240, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [left, right] of [
      [labels.firstName, labels.lastName],
      [labels.companyName, labels.companyStrength],
      [labels.country, labels.mobileNo],
    ] as const) {
      const fields = [left, right].map((label) => page.getByLabel(label).first());
      const [one, other] = await Promise.all(fields.map((field) => boxOf(field)));
      expect.soft(one?.y, `${right} at ${width} px`).toBeCloseTo(other?.y ?? 0, 0);
    }
  }
});

test('the form of a fact sheet ends with the cover, and on a phone starts near the first screen', async ({
  page,
}) => {
  await openForm(page, '/insights/factsheet/download');
  const main = page.getByRole('main');
  const cover = await boxOf(main.locator('picture'));
  const submit = await boxOf(main.locator('button[type=submit]'));
  expect(cover.y + cover.height).toBeCloseTo(submit.y + submit.height, 0);
  await page.setViewportSize(phone.size);
  const field = await boxOf(page.getByRole('textbox').first());
  expect(field.y).toBeLessThan(1.2 * phone.size.height);
});
