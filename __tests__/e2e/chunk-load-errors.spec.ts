import type { Page, Route } from '@playwright/test';
import {
  about,
  careers,
  contact,
  errorPage,
  first,
  forms,
  home,
  loadError,
  offices,
  solutions,
  solutionsEntry,
} from './support/content';
import { expect, test } from './support/test';
import {
  documentsOf,
  expectPage,
  footerLink,
  headerLink,
  readThrough,
  visit,
} from './support/visit';

test.use({ provokesFailures: true });

/** The timeout of a script, in milliseconds (R186: 120 s). */
const chunkTimeout = 120_000;

/** The scripts of webpack's named chunks. */
const scripts = {
  carousel: '**/carousel-*.js',
  enquiryForm: '**/enquiry-*.js',
  careersPage: '**/component---src-pages-careers-*.js',
};

const failScript = (page: Page, script: string, options?: { times: number }) =>
  page.route(script, (route) => route.abort(), options);

const headline = (page: Page) => page.getByRole('heading', { level: 1 });

const firstName = (page: Page) => page.getByLabel(forms.labels.firstName);

const goToForm = (page: Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded();

/** Expects the error screen, whose button leads home. */
async function expectErrorScreen(page: Page) {
  await expect(headline(page)).toHaveText(errorPage.title);
  await page.unrouteAll();
  await page.getByRole('main').getByRole('link', { name: errorPage.home.label }).click();
  await expectPage(page, '/home', home.banner.title);
}

test('without its script, a carousel is a row that scrolls', async ({ page }) => {
  await failScript(page, scripts.carousel);
  await visit(page, '/careers');
  const carousel = page.locator('[aria-roledescription=carousel]');
  const slide = carousel.getByRole('listitem').first();
  await carousel.scrollIntoViewIfNeeded();
  await expect(slide).toBeInViewport();
  await carousel.getByRole('button').last().click();
  await expect(slide).not.toBeInViewport({ ratio: 0.5 });
  await expect(headline(page)).toHaveText(careers.banner.title);
});

test('a page stays while offline, and its form works again online', async ({ page, context }) => {
  await page.clock.install();
  await visit(page, '/contact');
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await firstName(page).fill('Ada');
  await failed;
  for (let minute = 0; minute < 5; minute += 1) {
    await page.clock.fastForward(60_000);
    await expect(headline(page)).toHaveText(contact.title);
  }
  await context.setOffline(false);
  await page.getByRole('button', { name: forms.submit.enquiry }).click();
  await expect(page.getByLabel(forms.labels.companyName)).toHaveAttribute('aria-invalid', 'true');
  await expect(firstName(page)).toHaveValue('Ada');
});

for (const isOnline of [true, false]) {
  // A browser may say that it is offline behind a VPN.
  test(`a script that fails once is tried again, with onLine: ${isOnline}`, async ({ page }) => {
    await page.clock.install();
    await page.addInitScript((onLine) => {
      Object.defineProperty(navigator, 'onLine', { get: () => onLine });
    }, isOnline);
    await failScript(page, scripts.enquiryForm, { times: 1 });
    const failed = page.waitForEvent('requestfailed');
    await visit(page, '/contact');
    await goToForm(page);
    await failed;
    await page.clock.fastForward(60_000);
    await page.getByRole('button', { name: forms.submit.enquiry }).click();
    await expect(firstName(page)).toHaveAttribute('aria-invalid', 'true');
  });
}

/** Expects the page to stay, with a notice in place of the form that says how to reach the office. */
async function expectNotice(page: Page, heading: string) {
  const notice = page.getByRole('main').getByRole('alert');
  // The script is requested three times within five seconds.
  await expect(notice).toHaveText(loadError, { timeout: 20_000 });
  await expect(notice.getByRole('link')).toHaveAttribute(
    'href',
    `mailto:${first(offices.offices).email}`,
  );
  await expect(headline(page)).toHaveText(heading);
}

test('a form whose script fails says so, and the next form has its text', async ({ page }) => {
  const message = page.getByLabel(forms.labels.message);
  const country = page.getByRole('combobox', { name: forms.labels.country });
  await failScript(page, scripts.enquiryForm);
  const documents = documentsOf(page);
  await page.goto('/contact');
  await firstName(page).fill('Ada');
  await message.fill('We have four auditors.');
  await country.fill('Ind');
  await expectNotice(page, contact.title);
  expect(documents).toEqual(['/contact']);
  await page.unrouteAll();
  await footerLink(page, '/home').click();
  await expectPage(page, '/home', home.banner.title);
  await expect(firstName(page)).toHaveValue('Ada');
  await expect(message).toHaveValue('We have four auditors.');
  // Part of a country's name is not a country.
  await expect(country).toHaveValue('');
});

test('a form whose script hangs says so after two minutes', async ({ page }) => {
  await page.clock.install();
  const requested = page.waitForRequest(scripts.enquiryForm);
  await page.route(scripts.enquiryForm, () => {});
  await visit(page, '/contact');
  await goToForm(page);
  await requested;
  await page.clock.fastForward(chunkTimeout);
  await expectNotice(page, contact.title);
});

/** What arrives instead of a file. */
const answers = {
  'a refusal': (route: Route) => route.abort(),
  'a proxy’s page': (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>No' }),
};

/** The files that pages load by themselves, each with such a page. */
const parts = [
  ['/home', '**/enquiry-*.js'],
  ['/contact', '**/enquiry*.css'],
  ['/insights/factsheet/download', '**/fact-sheet-*.js'],
  ['/insights/blog', '**/sign-up-*.js'],
  ['/careers', '**/carousel-*.js'],
  ['/about', '**/web-vitals-*.js'],
  ['/contact', '**/countries-*.json'],
  ['/insights/search', '**/search.json'],
  ['/home', '**/chunk-map.json'],
  ['/solutions/aigovernance', '**/page-data/careers/page-data.json'],
  ['/contact', '**/page-data/app-data.json'],
] as const;

for (const [what, refuse] of Object.entries(answers)) {
  const isFirst = refuse === answers['a refusal'];
  // Nightly runs try both answers for each file, others try one.
  const tried = parts.filter((_, index) => process.env.NIGHTLY || (index % 2 === 0) === isFirst);
  for (const [address, part] of tried) {
    test(`${what} for ${part} leaves ${address} and its menus working`, async ({ page }) => {
      const rejections: string[] = [];
      page.on('pageerror', ({ message }) => {
        // The browser's message about a page in place of a script.
        if (message !== "Unexpected token '<'") rejections.push(message);
      });
      await page.route(part, refuse);
      await visit(page, address);
      const heading = await headline(page).innerText();
      await page.keyboard.press('Tab');
      await readThrough(page, { hasCarousels: false });
      const field = page.getByRole('main').getByRole('textbox').or(page.getByRole('searchbox'));
      if (await field.count()) await field.first().fill('risk');
      await page.waitForLoadState('networkidle');
      await expect(headline(page)).toHaveText(heading);
      await page.getByRole('button', { name: solutionsEntry.label, exact: true }).click();
      await headerLink(page, first(solutions).link).click();
      await expect(page).toHaveURL(first(solutions).link);
      expect(rejections).toEqual([]);
    });
  }

  test(`${what} for the data of the first page shows a working error screen`, async ({ page }) => {
    await page.route('**/page-data/contact/page-data.json', refuse);
    await visit(page, '/contact');
    await expect(headline(page)).toHaveText(errorPage.title);
    await expect(page).toHaveURL('/contact');
    await expectErrorScreen(page);
  });
}

for (const blocked of ['**/app-*.js', '**/*.js', '**/*.json']) {
  test(`with ${blocked} blocked, a form says so`, async ({ page }) => {
    await failScript(page, blocked);
    await page.goto('/contact');
    const notice = page.locator('main form').getByRole('alert');
    await expect(notice).toHaveText(loadError);
    await expect(notice).toBeVisible();
  });
}

test('a page whose script hangs shows after two minutes', async ({ page }) => {
  await page.clock.install();
  // Not by the link that prefetches it.
  const requested = page.waitForRequest(
    (request) => request.resourceType() === 'script' && /pages-careers/.test(request.url()),
  );
  await page.route(scripts.careersPage, () => {});
  await visit(page, '/about');
  await headerLink(page, '/careers').click();
  await requested;
  await expect(headline(page)).toHaveText(about.banner.title);
  await page.clock.fastForward(chunkTimeout);
  await expectPage(page, '/careers', careers.banner.title);
});

test('a page whose script fails shows the error screen with working menus', async ({ page }) => {
  await failScript(page, scripts.careersPage);
  await visit(page, '/about');
  await headerLink(page, '/careers').click();
  // The full load requests the script three times within five seconds.
  await expect(headline(page)).toHaveText(errorPage.title, { timeout: 20_000 });
  await expect(page).toHaveURL('/careers');
  await page.getByRole('button', { name: solutionsEntry.label, exact: true }).click();
  await expect(headerLink(page, first(solutions).link)).toBeVisible();
  await expectErrorScreen(page);
});
