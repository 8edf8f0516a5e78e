import type { Page } from '@playwright/test';
import { contact, first, forms, offices } from './support/content';
import { boxOf } from './support/geometry';
import { expect, test } from './support/test';
import { expectAddress, footerLink, visit } from './support/visit';
import { windows } from './support/widths';

/** The pages that link a style sheet after their first view (src/components/BelowFold/BelowFold.tsx). */
const longPages = ['/home', '/solutions/aigovernance'];
const sheet = '/component---*.css';

/** The boxes of what comes before the linked style sheet. */
const boxesOfFirstView = (page: Page) =>
  page.evaluate(() => {
    const place = document.querySelector('main > [data-styles]');
    return [...document.querySelectorAll('header *, main *')]
      .filter(
        (each) => place && each.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING,
      )
      .map((each) => JSON.stringify([each.tagName, each.getBoundingClientRect()]));
  });

async function open(page: Page, address: string) {
  await visit(page, address);
  await page.evaluate(() => document.fonts.ready);
}

for (const address of longPages) {
  test(`the first view of ${address} needs no linked style sheet, which stays with the page`, async ({
    page,
  }) => {
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
    await expectAddress(page, '/contact');
    await page.goBack();
    await expect(page.locator('#closing')).toBeAttached();
    await expect.poll(height).toBe(before);
  });
}

test('the contact page shows at once how to make contact', async ({ page }) => {
  for (const [width, height, furthest] of [
    [1280, 800, 640],
    [390, 844, 1100],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visit(page, '/contact');
    await page.evaluate(() => document.fonts.ready);
    const field = await boxOf(page.getByRole('textbox').first());
    expect(field.y, `at ${width} px`).toBeLessThanOrEqual(furthest);
    const header = page.locator('section:has(> * > h1)');
    expect((await boxOf(header)).height).toBeLessThanOrEqual(200);
    const main = page.getByRole('main');
    const phones = main.locator('a[href^="tel:"]');
    await expect(phones.first()).toBeInViewport({ ratio: 1 });
    await expect(main.getByText(first(offices.offices).city).first()).toBeInViewport();
    const map = await boxOf(main.getByRole('group', { name: contact.mapLabel }));
    expect(map.y).toBeGreaterThan((await boxOf(phones.last())).y);
    const submit = await boxOf(main.locator('button[type=submit]'));
    const { promise } = forms;
    expect((await boxOf(main.getByText(promise.text))).y).toBeGreaterThan(submit.y);
  }
});

test('beside the form the offices stay in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, '/contact');
  const submit = page.getByRole('main').locator('button[type=submit]');
  await submit.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const phones = page.getByRole('main').locator('a[href^="tel:"]');
  for (const phone of await phones.all()) await expect(phone).toBeInViewport({ ratio: 1 });
});

test('beside the form the offices fill their side to its end', async ({ page }) => {
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/contact');
    const section = page.getByRole('region', { name: contact.officesHeading });
    const map = await boxOf(section.getByRole('group', { name: contact.mapLabel }));
    const { y, height } = await boxOf(section);
    expect(y + height - map.y - map.height, `at ${width} px`).toBeLessThan(280);
  }
});

test('on a phone the form of a fact sheet begins in its first screen and a half', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/insights/factsheet/download');
  expect((await boxOf(page.getByRole('textbox').first())).y).toBeLessThan(1.2 * 844);
});
