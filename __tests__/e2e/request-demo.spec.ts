import type { Page } from '@playwright/test';
import { boxOf } from './support/geometry';
import { expect, test } from './support/test';
import { expectAddress, visit } from './support/visit';
import { desktop, phone } from './support/widths';

const headingOf = (page: Page) =>
  page.getByRole('heading', { name: 'Find Out How Our RegTech Solutions Can Help' });

/** The form is in sight, its heading just below the header and with the focus. */
async function expectFormInSight(page: Page) {
  await expect(headingOf(page)).toBeFocused();
  const header = await boxOf(page.getByRole('banner'));
  await expect
    .poll(async () => {
      const { y } = await boxOf(headingOf(page));
      return y >= header.height && y < header.height + 260;
    })
    .toBe(true);
  await expect(page.locator('#enquiry-form')).toBeInViewport();
}

const demoOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Request Demo' });

for (const from of ['/careers', '/solutions/aigovernance', '/insights/blog/content/blog1']) {
  test(`Request Demo of the header leads from ${from} to the enquiry form of the home page`, async ({
    page,
  }) => {
    await visit(page, from);
    await demoOf(page).click();
    await expectAddress(page, '/home');
    await expectFormInSight(page);
  });
}

test('Request Demo chosen at the end of a long page ends at the form as well', async ({ page }) => {
  await visit(page, '/about');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await demoOf(page).click();
  await expectAddress(page, '/home');
  await expectFormInSight(page);
});

test('on the home page it scrolls to the form about 100 ms after the click, each time', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function recorded(...options) {
      document.documentElement.dataset.scrolledAt = String(performance.now());
      scroll.apply(this, options);
    };
    document.addEventListener(
      'click',
      () => (document.documentElement.dataset.clickedAt = String(performance.now())),
      { capture: true },
    );
  });
  await visit(page, '/home');
  for (let round = 0; round < 2; round += 1) {
    await demoOf(page).click();
    await expectFormInSight(page);
    await expectAddress(page, '/home');
    const { clickedAt, scrolledAt } = await page.evaluate(() => ({
      ...document.documentElement.dataset,
    }));
    const delay = Number(scrolledAt) - Number(clickedAt);
    expect(delay).toBeGreaterThanOrEqual(99);
    expect(delay).toBeLessThan(400);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  }
});

test('back from the form returns to the page where the demo was asked for', async ({ page }) => {
  await visit(page, '/careers');
  await demoOf(page).click();
  await expectAddress(page, '/home');
  await expectFormInSight(page);
  await page.goBack();
  await expectAddress(page, '/careers');
});

test('on a phone Request Demo of the menu leads to the form', async ({ page }) => {
  await page.setViewportSize(phone.size);
  await visit(page, '/about');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Request Demo' }).click();
  await expectAddress(page, '/home');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectFormInSight(page);
});

for (const { name, size } of [phone, desktop]) {
  test(`Request Demo in the banner of a solution page scrolls to its own form on a ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await visit(page, '/solutions/processrisks');
    await page.getByRole('main').getByRole('link', { name: 'Request Demo' }).click();
    await expectFormInSight(page);
    expect(new URL(page.url()).pathname).toBe('/solutions/processrisks');
  });
}

test('with less motion asked for, the form is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/solutions/processrisks');
  await page.getByRole('main').getByRole('link', { name: 'Request Demo' }).click();
  const { y } = await boxOf(headingOf(page));
  expect(y).toBeLessThan(desktop.size.height);
});
