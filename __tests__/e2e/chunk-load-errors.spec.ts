import type { Page } from '@playwright/test';
import {
  about,
  careers,
  contact,
  errorPage,
  first,
  forms,
  home,
  solutions,
  solutionsEntry,
} from './support/content';
import { expect, test } from './support/test';
import { expectAddress, expectPage, headerLink, visit } from './support/visit';

test.use({ provokesFailures: true });

/** How long a script may take before it counts as lost (R186), in milliseconds. */
const chunkTimeout = 120_000;

/** The scripts of webpack's named chunks, as they are fetched. */
const scripts = {
  carousel: '**/carousel-*.js',
  enquiryForm: '**/enquiry-*.js',
  careersPage: '**/component---src-pages-careers-*.js',
};

const failScript = (page: Page, script: string, options?: { times: number }) =>
  page.route(script, (route) => route.abort(), options);

/** Keeps a script from ever arriving. Returns what waits for its request and then for the timeout to pass. */
async function hangScript(page: Page, script: string) {
  await page.clock.install();
  const requested = new Promise<void>((resolve) => {
    void page.route(script, (route) => {
      // A prefetch by a link does not count.
      if (route.request().resourceType() === 'script') resolve();
    });
  });
  return async () => {
    await requested;
    await page.clock.fastForward(chunkTimeout);
  };
}

const headline = (page: Page) => page.getByRole('heading', { level: 1 });

const firstName = (page: Page) => page.getByLabel(forms.labels.firstName);

const goToForm = (page: Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded();

/** Expects the error screen, and home by the button on it. */
async function expectErrorScreen(page: Page) {
  await expect(headline(page)).toHaveText(errorPage.title);
  await page.unrouteAll();
  await page.getByRole('main').getByRole('link', { name: errorPage.home.label }).click();
  await expectPage(page, '/home', home.banner.title);
}

test('where a carousel’s script fails, its slides are a row that scrolls', async ({ page }) => {
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

test('where a form’s script fails once, the form answers on the next try', async ({ page }) => {
  await failScript(page, scripts.enquiryForm, { times: 1 });
  await visit(page, '/contact');
  await goToForm(page);
  await page.getByRole('button', { name: forms.submit.enquiry }).click();
  await expect(firstName(page)).toHaveAttribute('aria-invalid', 'true');
});

test('a page stays while offline; online again, its form answers', async ({ page, context }) => {
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

test('where a form’s script fails, the error screen’s next form has the text', async ({ page }) => {
  const message = page.getByLabel(forms.labels.message);
  const country = page.getByRole('combobox', { name: forms.labels.country });
  await failScript(page, scripts.enquiryForm);
  await page.goto('/contact');
  await firstName(page).fill('Ada');
  await message.fill('We have four auditors.');
  await country.fill('Ind');
  await expectErrorScreen(page);
  await expect(firstName(page)).toHaveValue('Ada');
  await expect(message).toHaveValue('We have four auditors.');
  // Half a country is none.
  await expect(country).toHaveValue('');
});

test('where a form’s script hangs, the error screen shows in two minutes', async ({ page }) => {
  const passTimeout = await hangScript(page, scripts.enquiryForm);
  await visit(page, '/contact');
  await goToForm(page);
  await expect(headline(page)).toHaveText(contact.title);
  await passTimeout();
  await expectErrorScreen(page);
});

test('where the next page’s script fails, the error screen’s menus work', async ({ page }) => {
  await failScript(page, scripts.careersPage);
  await visit(page, '/about');
  await headerLink(page, '/careers').click();
  // The full load asks for the script three times, within five seconds.
  await expect(headline(page)).toHaveText(errorPage.title, { timeout: 20_000 });
  await expectAddress(page, '/careers');
  await page.getByRole('button', { name: solutionsEntry.label, exact: true }).click();
  await expect(headerLink(page, first(solutions).link)).toBeVisible();
  await expectErrorScreen(page);
});

test('where the next page’s script hangs, it shows after two minutes', async ({ page }) => {
  const passTimeout = await hangScript(page, scripts.careersPage);
  await visit(page, '/about');
  await headerLink(page, '/careers').click();
  await expect(headline(page)).toHaveText(about.banner.title);
  await passTimeout();
  await expectPage(page, '/careers', careers.banner.title);
});
