import type { Page } from '@playwright/test';
import { live, visit } from '../support/visit';
import { expect, test } from './support/test';

/** Forms' scripts and the countries; the chunks are named where they are imported (src/forms/LazyForms.tsx). */
const formFile = /\/(enquiry|fact-sheet|newsletter)-\w+\.js$|countries/;

/** The files of forms that the page asks for from now on. */
function formFilesOf(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'document' && formFile.test(request.url()))
      files.push(request.url());
  });
  return files;
}

test('a form’s script and its countries are fetched only when it is near', async ({ page }) => {
  const files = formFilesOf(page);
  await visit(page, '/home');
  await page.waitForLoadState('networkidle');
  expect(files).toEqual([]);
  await live(page.locator('#enquiry-form'));
  await expect.poll(() => files).toContainEqual(expect.stringContaining('/enquiry-'));
  await expect.poll(() => files).toContainEqual(expect.stringContaining('countries'));
});

test('a page without a form fetches none', async ({ page }) => {
  const files = formFilesOf(page);
  await visit(page, '/about');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect(files).toEqual([]);
});
