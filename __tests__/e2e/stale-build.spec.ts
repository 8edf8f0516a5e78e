import type { Page, Route } from '@playwright/test';
import { careers, forms, loadError } from './support/content';
import { expect, test } from './support/test';
import { documentsOf, expectPage, headerLink, hydrated, live, visit } from './support/visit';

test.use({ provokesFailures: true });

/** Follows a link in the header of a page from an older build. */
async function navigateToCareers(page: Page) {
  await headerLink(page, '/careers').click();
  await expectPage(page, '/careers', careers.banner.title);
}

test('a newer build causes a full load of the next page, without a loop', async ({ page }) => {
  const documents = documentsOf(page);
  await visit(page, '/about');
  // A page and its data name the same build, so that the first page is not loaded twice.
  expect(documents).toEqual(['/about']);
  await page.route('**/page-data/app-data.json', (route) =>
    route.fulfill({ json: { webpackCompilationHash: 'newer' } }),
  );
  await navigateToCareers(page);
  // The loaded page is no newer: Gatsby tries once more and then gives up.
  await expect.poll(() => documents).toEqual(['/about', '/careers', '/careers']);
  await hydrated(page);
  expect(documents).toHaveLength(3);
  // Gatsby's marker for having tried.
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

const data = '**/page-data/careers/page-data.json';

for (const [what, pattern, answer] of [
  ['the page’s script is gone', '**/component---src-pages-careers-*.js', { status: 404 }],
  ['the page’s data is gone', data, { status: 404 }],
  ['the page’s data fails', data, { status: 500 }],
  ['a proxy’s page replaces its data', data, { contentType: 'text/html', body: '<p>No' }],
  ['the page’s data is refused', data, undefined],
] as const) {
  test(`if ${what}, one full load opens it, and the form keeps its text`, async ({ page }) => {
    const message = page.getByLabel(forms.labels.message);
    await visit(page, '/contact');
    await live(page.locator('#enquiry-form'));
    await message.fill('Half a sentence');
    const documents = documentsOf(page);
    // The full load has the URLs of the new files.
    await page.route(pattern, (route) => {
      if (documents.length > 0) return route.continue();
      return answer ? route.fulfill(answer) : route.abort();
    });
    await navigateToCareers(page);
    expect(documents).toEqual(['/careers']);

    await page.unrouteAll();
    await visit(page, '/contact');
    await live(page.locator('#enquiry-form'));
    await expect(message).toHaveValue('Half a sentence');
  });
}

/** Opens a page with a form far below, whose script a newer build has then replaced. */
async function visitBeforeDeploy(page: Page, isGone: () => boolean) {
  await visit(page, '/home');
  const whereGone = (gone: Parameters<Route['fulfill']>[0]) => (route: Route) =>
    isGone() ? route.fulfill(gone) : route.continue();
  await page.route('**/enquiry-*.js', whereGone({ status: 404 }));
  await page.route(
    '**/page-data/app-data.json',
    whereGone({ json: { webpackCompilationHash: 'newer' } }),
  );
}

test('a form whose script is gone reloads with its text', async ({ page }) => {
  const message = page.getByLabel(forms.labels.message);
  const documents = documentsOf(page);
  // The reload has the URLs of the new files.
  await visitBeforeDeploy(page, () => documents.length === 1);
  await message.fill('Half a sentence');
  await expect.poll(() => documents, { timeout: 20_000 }).toEqual(['/home', '/home']);
  await expect(message).toBeInViewport();
  await live(page.locator('#enquiry-form'));
  await expect(message).toHaveValue('Half a sentence');
});

test('if a form’s script stays missing, the page does not reload in a loop', async ({ page }) => {
  const documents = documentsOf(page);
  await visitBeforeDeploy(page, () => true);
  await page.getByLabel(forms.labels.message).scrollIntoViewIfNeeded();
  await expect.poll(() => documents.length, { timeout: 20_000 }).toBeGreaterThan(1);
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice).toHaveText(loadError, { timeout: 30_000 });
  // One reload is Gatsby's own.
  expect(documents.length).toBeLessThanOrEqual(3);
});
