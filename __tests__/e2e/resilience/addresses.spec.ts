import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { expectPage, footerLink, hydrated, visit } from '../support/visit';

const solution = '/solutions/operationalrisk';
const origin = 'https://www.keelstone.example';

/** Serves the file of another address for some documents, as a host that knows less about the site. */
const serve = (page: Page, asked: RegExp, fileOf: (pathname: string) => string) =>
  page.route('**', async (route) => {
    const { origin: host, pathname } = new URL(route.request().url());
    if (!route.request().isNavigationRequest() || !asked.test(pathname)) return route.fallback();
    return route.fulfill({ response: await route.fetch({ url: `${host}${fileOf(pathname)}` }) });
  });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

    for (const [from, to] of [
      ['/', '/home'],
      ['/solutions', solution],
      ['/insights', '/insights/blog'],
    ] as const) {
      test(`where the host does not redirect ${from}, the page does, without a history entry`, async ({
        page,
      }) => {
        const rest = javaScriptEnabled ? '?a=1#main' : '';
        await page.goto('/careers');
        await serve(page, new RegExp(`^${from}$`), (pathname) =>
          `${pathname}/index.html`.replace('//', '/'),
        );
        await page.goto(`${from}${rest}`);
        await expect(page).toHaveURL(`${to}${rest}`);
        await page.goBack();
        await expect(page).toHaveURL('/careers');
      });
    }
  });
}

test('a link to /solutions leads to the first solution with its head, and Back returns', async ({
  page,
}) => {
  await visit(page, '/careers');
  await footerLink(page, '/solutions').click();
  await expectPage(page, solution, 'Operational Risk Change Management');
  await expect(page).toHaveTitle('Operational Risk Change Management for banks | Keelstone');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', `${origin}${solution}`);
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /^Assess the operational risk of every change/,
  );
  // Machines read structured data in the HTML of an address.
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await page.goBack();
  await expectPage(page, '/careers', 'Build what banks rely on');
  await expect(page).toHaveTitle('Careers | Keelstone');
});

test('an unknown address answers 404 with an error screen that leads home', async ({ page }) => {
  for (const address of ['/insights/anything/deeper', '/nowhere']) {
    expect((await page.request.get(address)).status(), address).toBe(404);
  }
  const menu = page.getByRole('banner').getByRole('button', { name: 'Solutions' });
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  await hydrated(page);
  await expectPage(page, '/nowhere', 'Unexpected Application Error!');
  await expect(menu).toHaveCSS('background-image', 'none');
  expect((await page.goto('/solutions/unknown'))?.status()).toBe(404);
  await expect(menu).not.toHaveCSS('background-image', 'none');
  await page.getByRole('main').getByRole('link', { name: 'Go to Home Page' }).click();
  await expectPage(page, '/home', "Resilience isn't luck. Its a Strategy");
});

test('an unknown kind of insight shows the blog list, as noindex', async ({ page }) => {
  expect((await page.goto('/insights/search'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regulation in practice');
  const switcher = page.getByRole('navigation', { name: 'Types of insight' });
  await expect(switcher.locator('[aria-current=page]')).toHaveText('Blogs');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', `${origin}/insights/blog`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
