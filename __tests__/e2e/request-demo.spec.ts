import type { Page } from '@playwright/test';
import { first, home, navigation, solutions } from './support/content';
import { boxOf, expectBelowHeader } from './support/geometry';
import { expect, moving, test } from './support/test';
import { footerLink, holdFiles, visit } from './support/visit';
import { desktop, phone, windows } from './support/widths';

test.use(moving);

const solution = first(solutions);

/** The delay before the page scrolls to the form, in milliseconds (R22). */
const delay = 100;

const headingOf = (page: Page, name = home.enquiryHeading) =>
  page.getByRole('main').getByRole('heading', { name });

const demoLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: navigation.requestDemo });

const bannerLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: solution.banner.requestDemo });

/** The form is visible, with its heading focused below the header. */
async function expectFormInSight(page: Page, name?: string) {
  await expect(headingOf(page, name)).toBeFocused();
  await expectBelowHeader(headingOf(page, name));
  await expect(page.locator('#enquiry-form')).toBeInViewport();
}

for (const { name, size } of windows) {
  test(`on a ${name}, the link leads from the end of a page to home’s form`, async ({ page }) => {
    await page.setViewportSize(size);
    // A page with its own form.
    await visit(page, solution.link);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const menu = page.getByRole('button', { name: navigation.labels.openMenu });
    if (await menu.isVisible()) await menu.click();
    await demoLink(page).click();
    await expect(page).toHaveURL('/home#enquiry');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectFormInSight(page);
    await page.goBack();
    await expect(page).toHaveURL(solution.link);
  });
}

test('another page that is chosen instead ends the request', async ({ page }) => {
  await page.clock.install();
  const release = await holdFiles(page, '**/page-data/home/page-data.json');
  await visit(page, '/about');
  await demoLink(page).click();
  await footerLink(page, '/careers').click();
  await expect(page).toHaveURL('/careers');
  release();
  await footerLink(page, '/home').click();
  await expect(page).toHaveURL('/home');
  await page.clock.runFor(2 * delay);
  await expect(headingOf(page)).not.toBeFocused();
});

test(`on the home page the link scrolls to the form after ${delay} ms`, async ({ page }) => {
  await page.clock.install();
  await visit(page, '/home');
  await page.clock.pauseAt(Date.now() + 60_000);
  for (let round = 0; round < 2; round += 1) {
    await demoLink(page).click();
    await page.clock.runFor(delay - 1);
    await expect(headingOf(page)).not.toBeFocused();
    await page.clock.runFor(1);
    await expectFormInSight(page);
    await expect(page).toHaveURL('/home#enquiry');
  }
});

test('a solution banner’s link scrolls to the page’s own form', async ({ page }) => {
  await page.setViewportSize(phone.size);
  await visit(page, solution.link);
  await bannerLink(page).click();
  await expectFormInSight(page, solution.enquiryHeading);
  expect(new URL(page.url()).pathname).toBe(solution.link);

  await page.setViewportSize(desktop.size);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await bannerLink(page).click();
  await expect(page.locator('#enquiry-form')).toBeInViewport();
  const { y } = await boxOf(headingOf(page, solution.enquiryHeading));
  expect(y).toBeLessThan(desktop.size.height);
});
