import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { live, visit } from '../support/visit';
import { expect, test } from './support/test';

/** The address of a form's script; the chunks are named where they are imported (src/forms/LazyForms.tsx). */
const formScript = /\/(enquiry|fact-sheet|newsletter)-\w+\.js$/;

/** The scripts that arrive from now on. */
function arrivingScripts(page: Page): Response[] {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  return scripts;
}

const hasForm = (scripts: Response[]) => scripts.some((script) => formScript.test(script.url()));

/** What the forms' scripts may add, in bytes, brotli. On the home page a carousel is near as well. */
for (const [address, budget] of [
  ['/home', 45_000],
  ['/solutions/aigovernance', 30_000],
  ['/contact', 30_000],
] as const) {
  test(`the form of ${address} is fetched only when it is near`, async ({ page }) => {
    const scripts = arrivingScripts(page);
    const countries: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('countries')) countries.push(request.url());
    });
    await visit(page, address);
    await page.waitForLoadState('networkidle');
    expect(hasForm(scripts)).toBe(false);
    expect(countries).toEqual([]);
    const before = scripts.length;

    const form = page.locator('#enquiry-form');
    await live(form);
    const added = scripts.slice(before);
    expect(hasForm(added)).toBe(true);
    await expect.poll(() => countries.length).toBe(1);

    const sizes = await Promise.all(
      added.map(async (script) => brotliCompressSync(await script.body()).length),
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'size', description: `${total} bytes (brotli)` });
    expect(total).toBeLessThan(budget);
  });
}

for (const address of ['/about', '/careers', '/client', '/insights/blog/content/blog1']) {
  test(`${address}, which has no form, never fetches one`, async ({ page }) => {
    const scripts = arrivingScripts(page);
    await visit(page, address);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(hasForm(scripts)).toBe(false);
  });
}
