import { scriptsWith } from './support/scripts';
import { expect, test } from './support/test';
import { visit } from './support/visit';

/** The address of the script that measures. */
const reporter = () =>
  `/${scriptsWith('largest-contentful-paint').find((name) => /^\d+-\w+\.js$/.test(name))}`;

test('the web-vitals reporter is fetched with the visitor’s first key, not before', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/about');
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain(reporter());
  await page.keyboard.press('Tab');
  await expect.poll(() => asked).toContain(reporter());
});

test.describe('where the web-vitals reporter fails', () => {
  test.use({ provokesFailures: true });

  test('the visitor stays on the page', async ({ page }) => {
    await page.route(`**${reporter()}`, (route) => route.abort());
    let loads = 0;
    page.on('load', () => (loads += 1));
    await visit(page, '/about');
    const failed = page.waitForEvent('requestfailed', (asked) => asked.url().endsWith(reporter()));
    await page.keyboard.press('Tab');
    await failed;
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(1);
  });
});
