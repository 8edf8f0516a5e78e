import type { Page, Route } from '@playwright/test';
import * as content from '../support/content';
import { expect, test, type Answer } from '../support/faults';
import { expectPage, footerLink, headerLink, readThrough, visit } from '../support/visit';

const { first, forms, home, loadError, solutions } = content;

const pageScript = '**/component---src-pages-contact-*.js';

const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const firstName = (page: Page) => page.getByLabel(forms.labels.firstName);
const notice = (page: Page) => page.getByRole('main').getByRole('alert');

/** What pages load by themselves, and what arrives in its place. */
const parts: [answer: Answer, address: string, ...files: string[]][] = [
  ['nothing', '/home', '**/chunk-map.json'],
  ['a proxy’s page', '/contact', '**/countries-*', '**/app-data.json'],
  ['nothing', '/careers', '**/carousel-*.js'],
  ['a proxy’s page', '/about', '**/web-vitals-*.js', '**/page-data/careers/page-data.json'],
  ['nothing', '/search', '**/search.json'],
];

for (const [answer, address, ...files] of parts) {
  test(`with ${answer} for ${files.join()}, ${address} works`, async ({ page, faults }) => {
    const rejections: string[] = [];
    page.on('pageerror', ({ message }) => {
      // The browser's message about a page in place of a script.
      if (message !== "Unexpected token '<'") rejections.push(message);
    });
    for (const file of files) await faults.answer(file, answer);
    await visit(page, address);
    const heading = await headline(page).innerText();
    await page.keyboard.press('Tab');
    await readThrough(page, { hasCarousels: false });
    const field = page.getByRole('main').getByRole('textbox').or(page.getByRole('searchbox'));
    if (await field.count()) await field.first().fill('risk');
    await page.waitForLoadState('networkidle');
    await expect(headline(page)).toHaveText(heading);
    const { link, banner } = first(solutions);
    await page.getByRole('button', { name: content.solutionsEntry.label, exact: true }).click();
    await headerLink(page, link).click();
    await expectPage(page, link, banner.title);
    expect(rejections).toEqual([]);
  });
}

for (const [answer, files] of [
  ['nothing', '**/app-*.js'],
  ['nothing', '**/*.js'],
  ['nothing', '**/*.json'],
] as const) {
  test(`with ${answer} for ${files}, a form says so`, async ({ page, faults }) => {
    await page.clock.install();
    await faults.answer(files, answer);
    await page.goto('/contact');
    await expect(notice(page)).toHaveText(loadError);
    await expect(notice(page)).toBeVisible();
  });
}

test('a picture that fails looks as it did while it loaded', async ({ page }) => {
  const requests: Route[] = [];
  await page.route('**/*.avif', (route) => void requests.push(route));
  await page.goto('/client', { waitUntil: 'domcontentloaded' });
  const picture = page.locator('main img[fetchpriority=high]');
  await picture.evaluate((image: HTMLImageElement) => (image.alt = ''));
  const loading = await picture.screenshot();
  for (const request of requests) await request.abort();
  await expect(picture).toHaveJSProperty('complete', true);
  expect((await picture.screenshot()).equals(loading)).toBe(true);
});

test('a page stays while offline, and its form works again online, even if the browser denies it', async ({
  page,
  context,
  faults,
}) => {
  let isOnline = false;
  await faults.answer(pageScript, 'nothing', () => !isOnline);
  await page.clock.install();
  // As behind some VPNs.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/contact');
  await failed;
  await context.setOffline(true);
  await firstName(page).fill('Ada');
  for (let minute = 0; minute < 5; minute += 1) {
    await page.clock.fastForward(60_000);
    await expect(headline(page)).toHaveText(content.contact.title);
  }
  isOnline = true;
  await context.setOffline(false);
  await expect
    .poll(async () => {
      await page.clock.fastForward(10_000);
      return page.locator('html[data-hydrated]').count();
    })
    .toBe(1);
  await page.getByRole('button', { name: forms.submit.enquiry }).click();
  await expect(page.getByLabel(forms.labels.companyName)).toHaveAttribute('aria-invalid', 'true');
  await expect(firstName(page)).toHaveValue('Ada');
});

test('a page whose own data or script fails shows the error screen, which leads home', async ({
  page,
  faults,
}) => {
  for (const [address, files, answer] of [
    ['/contact', '**/page-data/contact/page-data.json', 'nothing'],
    ['/contact', '**/page-data/contact/page-data.json', 'a proxy’s page'],
    ['/careers', '**/component---src-pages-careers-*.js', 'nothing'],
  ] as const) {
    await faults.answer(files, answer);
    if (address === '/contact') await page.goto(address);
    else await footerLink(page, address).click();
    // The full load requests a script three times within five seconds.
    await expect(headline(page)).toHaveText(content.errorPage.title, { timeout: 20_000 });
    await expect(page).toHaveURL(address);
    await faults.end();
    await page.getByRole('main').getByRole('link', { name: content.errorPage.home.label }).click();
    await expectPage(page, '/home', home.banner.title);
  }
});
