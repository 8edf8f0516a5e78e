import type { Page } from '@playwright/test';
import { first, home, navigation, solutions } from './support/content';
import { expectBelowHeader } from './support/geometry';
import { expect, moving, test } from './support/test';
import { footerLink, holdFiles, scrollTo, visit } from './support/visit';
import { desktop, windows } from './support/widths';

test.use(moving);

/** The delay before the page scrolls to the form, in milliseconds (R22). */
const delay = 100;

const headingOf = (page: Page, name = home.enquiryHeading) =>
  page.getByRole('main').getByRole('heading', { name });

const demoLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: navigation.requestDemo });

/** The form is visible, with its heading focused below the header. */
async function expectFormInSight(page: Page, name?: string) {
  await expect(headingOf(page, name)).toBeFocused();
  await expectBelowHeader(headingOf(page, name));
  await expect(page.locator('#enquiry-form')).toBeInViewport();
}

for (const { name, size } of windows) {
  test(`on a ${name}, the banner leads to the page’s form, the header to home’s`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const { link, banner, enquiryHeading } = first(solutions);
    await visit(page, link);
    await page.getByRole('main').getByRole('link', { name: banner.requestDemo }).click();
    await expectFormInSight(page, enquiryHeading);
    expect(new URL(page.url()).pathname).toBe(link);

    await scrollTo(page);
    const menu = page.getByRole('button', { name: navigation.labels.openMenu });
    if (await menu.isVisible()) await menu.click();
    await demoLink(page).click();
    await expect(page).toHaveURL('/home#enquiry');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectFormInSight(page);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${link}(#|$)`));

    if (name === 'phone') return;
    const opened = page.context().waitForEvent('page');
    await demoLink(page).click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL('/home#enquiry');
    await expect(page).toHaveURL(new RegExp(`${link}(#|$)`));
  });
}

test(`the page scrolls after ${delay} ms, unless another one is chosen before`, async ({
  page,
}) => {
  await page.setViewportSize(desktop.size);
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

  await page.clock.pauseAt(Date.now() + 60_000);
  for (let round = 0; round < 2; round += 1) {
    await demoLink(page).click();
    await page.clock.runFor(delay - 1);
    await expect(headingOf(page)).not.toBeFocused();
    // The delay begins when React has shown the page, soon after the click.
    await expect(async () => {
      await page.clock.runFor(delay);
      await expect(headingOf(page)).toBeFocused({ timeout: 100 });
    }).toPass({ timeout: 7_000 });
    await expectFormInSight(page);
    await expect(page).toHaveURL('/home#enquiry');
  }
});
