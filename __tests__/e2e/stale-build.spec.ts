import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { expectAddress, live, takenOver, visit } from './support/visit';

test.use({ provokesFailures: true });

/** The addresses that the browser asks for as documents, in their order. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** Leads to Careers by a link of the header, as a visitor would whose page is of yesterday. */
async function navigateToCareers(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click();
  await expectAddress(page, '/careers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Build what holds');
}

test('the page and its data name the same build, so that nobody’s first page is loaded twice', async ({
  page,
}) => {
  const documents = documentsOf(page);
  await visit(page, '/about');
  const data: object = await (await page.request.get('/page-data/app-data.json')).json();
  const name = await page.evaluate(() => Reflect.get(window, '___webpackCompilationHash'));
  expect(data).toEqual({ webpackCompilationHash: name });
  expect(documents).toEqual(['/about']);
});

test('a newer build leads to a full load of the page, and to no loop', async ({ page }) => {
  await visit(page, '/about');
  await page.route('**/page-data/app-data.json', (route) =>
    route.fulfill({ json: { webpackCompilationHash: 'newer' } }),
  );
  const documents = documentsOf(page);
  await navigateToCareers(page);
  // Here the page that comes is no newer: it tries once more and then lets it be.
  await expect.poll(() => documents).toEqual(['/careers', '/careers']);
  await takenOver(page);
  expect(documents).toHaveLength(2);
});

for (const [what, pattern, status] of [
  ['the page’s script is gone', '**/component---src-pages-careers-*.js', 404],
  ['the page’s data is gone', '**/page-data/careers/page-data.json', 404],
  ['the page’s data fails', '**/page-data/careers/page-data.json', 500],
] as const) {
  test(`where ${what}, the visitor arrives by one full load and a form keeps its text`, async ({
    page,
  }) => {
    await visit(page, '/contact');
    await live(page.locator('#enquiry-form'));
    await page.getByLabel('Message').fill('We are halfway through');
    await page.route(pattern, (route) => route.fulfill({ status }));
    const documents = documentsOf(page);
    await navigateToCareers(page);
    expect(documents).toEqual(['/careers']);

    await page.unrouteAll();
    await visit(page, '/contact');
    await live(page.locator('#enquiry-form'));
    await expect(page.getByLabel('Message')).toHaveValue('We are halfway through');
  });
}
