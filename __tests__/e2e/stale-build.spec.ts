import type { Page } from '@playwright/test';
import { careers, forms } from './support/content';
import { expect, test } from './support/test';
import { expectPage, headerLink, hydrated, live, visit } from './support/visit';

test.use({ provokesFailures: true });

/** The addresses that the browser asks for as documents, in their order. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** Follows a link of the header, on a page that an older build has written. */
async function navigateToCareers(page: Page) {
  await headerLink(page, '/careers').click();
  await expectPage(page, '/careers', careers.banner.title);
}

test('a newer build leads to a full load of the next page, and to no loop', async ({ page }) => {
  const documents = documentsOf(page);
  await visit(page, '/about');
  // A page and its data name the same build: no first page is loaded twice.
  expect(documents).toEqual(['/about']);
  await page.route('**/page-data/app-data.json', (route) =>
    route.fulfill({ json: { webpackCompilationHash: 'newer' } }),
  );
  await navigateToCareers(page);
  // The page that comes is no newer here: Gatsby tries once more and then gives up.
  await expect.poll(() => documents).toEqual(['/about', '/careers', '/careers']);
  await hydrated(page);
  expect(documents).toHaveLength(3);
  // Gatsby's mark that it has tried.
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

for (const [what, pattern, status] of [
  ['the page’s script is gone', '**/component---src-pages-careers-*.js', 404],
  ['the page’s data is gone', '**/page-data/careers/page-data.json', 404],
  ['the page’s data fails', '**/page-data/careers/page-data.json', 500],
] as const) {
  test(`where ${what}, one full load leads there; the form keeps its text`, async ({ page }) => {
    const message = page.getByLabel(forms.labels.message);
    await visit(page, '/contact');
    await live(page.locator('#enquiry-form'));
    await message.fill('Half a sentence');
    const documents = documentsOf(page);
    // The full load brings the addresses of the new files.
    await page.route(pattern, (route) =>
      documents.length === 0 ? route.fulfill({ status }) : route.continue(),
    );
    await navigateToCareers(page);
    expect(documents).toEqual(['/careers']);

    await page.unrouteAll();
    await visit(page, '/contact');
    await live(page.locator('#enquiry-form'));
    await expect(message).toHaveValue('Half a sentence');
  });
}
