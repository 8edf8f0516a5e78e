import { expect, test } from './support/test';
import { live, requestsOf, visit } from './support/visit';

test('scripts load after the first paint, form scripts when a form is near', async ({ page }) => {
  const requests = requestsOf(page);
  await visit(page, '/home');
  const { firstScript, painted } = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'));
    return {
      firstScript: Math.min(...scripts.map(({ startTime }) => startTime)),
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    };
  });
  expect(firstScript).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);

  await page.waitForLoadState('networkidle');
  // The chunks are named where they are imported (src/forms/LazyForms.tsx).
  const formFile = /\/(enquiry|fact-sheet|sign-up)-\w+\.js$|countries/;
  expect(requests.filter((path) => formFile.test(path))).toEqual([]);
  await live(page.locator('#enquiry-form'));
  for (const file of ['/enquiry-', 'countries']) {
    await expect.poll(() => requests).toContainEqual(expect.stringContaining(file));
  }
});

test('the files of pages with visible links are prefetched', async ({ page }) => {
  const prefetched = requestsOf(page, (request) =>
    request.headers()['sec-purpose']?.startsWith('prefetch'),
  );
  await page.clock.install();
  await visit(page, '/about');
  // Gatsby prefetches links in its own order, a few at a time.
  for (const file of [
    /\/page-data\/.+\/page-data\.json$/,
    /\/component---src-.+-[0-9a-f]+\.js$/,
    /\/component---src-.+\.[0-9a-f]+\.css$/,
  ]) {
    await expect
      .poll(async () => {
        // Gatsby prefetches four links every three seconds.
        await page.clock.fastForward(3000);
        return prefetched;
      })
      .toContainEqual(expect.stringMatching(file));
  }
});

test.describe('if the web-vitals reporter fails', () => {
  test.use({ provokesFailures: true });

  test('it loads on the first key press and the page stays', async ({ page }) => {
    const requests = requestsOf(page);
    const reporter = '/web-vitals-';
    await page.route(`**${reporter}*.js`, (route) => route.abort());
    let loads = 0;
    page.on('load', () => (loads += 1));
    await visit(page, '/about');
    await page.waitForLoadState('networkidle');
    expect(requests).not.toContainEqual(expect.stringContaining(reporter));
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes(reporter),
    );
    await page.keyboard.press('Tab');
    await failed;
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(1);
  });
});
