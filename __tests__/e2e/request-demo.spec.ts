import type { Page } from '@playwright/test';
import { expectBelowHeader } from './support/geometry';
import { expect, moving, test } from './support/test';
import { scrollTo, visit } from './support/visit';
import { windows } from './support/widths';

test.use(moving);

const headingOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { name: 'Find Out How Our RegTech Solutions Can Help' });

const demoLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Request Demo' });

/** The form is visible, with its heading focused below the header. */
async function expectFormInSight(page: Page) {
  await expect(headingOf(page)).toBeFocused();
  await expectBelowHeader(headingOf(page));
  await expect(page.locator('#enquiry-form')).toBeInViewport();
}

for (const { name, size } of windows) {
  test(`on a ${name}, the banner leads to the page’s form, the header to home’s`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const address = '/solutions/operationalrisk';
    await visit(page, address);
    await page.getByRole('main').getByRole('link', { name: 'Request Demo' }).click();
    await expectFormInSight(page);
    expect(new URL(page.url()).pathname).toBe(address);

    await scrollTo(page);
    if (name === 'phone') await page.getByRole('button', { name: 'Open menu' }).click();
    await demoLink(page).click();
    await expect(page).toHaveURL('/home#enquiry');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectFormInSight(page);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${address}(#|$)`));
  });
}

test('a click that opens a tab leaves the page alone', async ({ page }) => {
  await visit(page, '/about');
  const opened = page.context().waitForEvent('page');
  await demoLink(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/home#enquiry');
  await expect(page).toHaveURL('/about');
});

test('the page scrolls after 100 ms', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/home');
  await page.clock.pauseAt(Date.now() + 60_000);
  for (let round = 0; round < 2; round += 1) {
    await demoLink(page).click();
    await page.clock.runFor(99);
    await expect(headingOf(page)).not.toBeFocused();
    // The delay begins when React has shown the page, soon after the click.
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(headingOf(page)).toBeFocused({ timeout: 100 });
    }).toPass();
    await expectFormInSight(page);
    await expect(page).toHaveURL('/home#enquiry');
    await scrollTo(page, 0);
    await page.getByRole('banner').getByRole('link').first().focus();
  }
});
