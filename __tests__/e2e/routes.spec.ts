import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { expectAddress, visit } from './support/visit';

/** Each address and the headline that a visitor finds there. */
const pages = [
  ['/home', "Resilience isn't luck. Its a Strategy"],
  ['/about', 'Who are we'],
  ['/client', 'Our Clients'],
  ['/contact', 'Contact Us'],
  ['/careers', /\w+/],
  ['/solutions/operationalrisk', 'Operational Risk Change Management'],
  ['/solutions/businesscontinuity', 'Business Continuity Management'],
  ['/solutions/riskmanagement', 'Outsourcing Risk Management'],
  ['/solutions/aigovernance', 'AI Governance and Risk Management'],
  ['/solutions/processrisks', 'Process Risks & Controls Management'],
  ['/insights/blog', /\w+/],
  ['/insights/factsheet', /\w+/],
  ['/insights/news', /\w+/],
  ['/insights/factsheet/download', /liability protection/i],
  ['/insights/blog/content/blog1', /outsourcing risk management/i],
] as const;

const redirects = [
  ['/', '/home'],
  ['/solutions', '/solutions/operationalrisk'],
  ['/insights', '/insights/blog'],
] as const;

const unknown = [
  '/nowhere',
  '/nowhere/at/all',
  '/solutions/unknown',
  '/insights/anything/deeper',
  '/insights/blog/content/blog2',
  '/HOME',
  // The style guide is of the development server only.
  '/_styleguide',
];

async function expectErrorScreen(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
}

test.describe('every page answers under its address', () => {
  for (const [address, headline] of pages) {
    test(`${address} is found and shows its headline`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });
  }

  test('an address with a slash at its end is sent to the one without', async ({ request }) => {
    for (const [address] of pages) {
      const response = await request.get(`${address}/`, { maxRedirects: 0 });
      expect.soft(response.status(), address).toBe(301);
      expect.soft(response.headers().location, address).toBe(address);
    }
  });
});

test.describe('an address that leads elsewhere', () => {
  for (const [from, to] of redirects) {
    test(`${from} ends on ${to}, and going back does not return there`, async ({ page }) => {
      await visit(page, '/careers');
      await page.goto(from);
      await expectAddress(page, to);
      await expect(page.getByRole('banner')).toBeVisible();
      await page.goBack();
      await expectAddress(page, '/careers');
    });
  }

  test('the footer’s Solutions link ends on the first solution; back returns to where it was chosen', async ({
    page,
  }) => {
    await visit(page, '/careers');
    const sitemap = page.getByRole('navigation', { name: 'Quick Links' });
    await sitemap.getByRole('link', { name: 'Solutions', exact: true }).click();
    await expectAddress(page, '/solutions/operationalrisk');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Operational Risk Change Management',
    );
    await page.goBack();
    await expectAddress(page, '/careers');
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });
    for (const [from, to] of redirects) {
      test(`${from} ends on ${to}, and going back does not return there`, async ({ page }) => {
        await page.goto('/careers');
        await page.goto(from);
        await expectAddress(page, to);
        await page.goBack();
        await expectAddress(page, '/careers');
      });
    }
  });
});

test.describe('an unknown address', () => {
  for (const address of unknown) {
    test(`${address} answers 404 with the error screen and a way home`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expectErrorScreen(page);
      await expect(page.getByRole('banner')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Go to Home Page' }).click();
      await expectAddress(page, '/home');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages[0][1]);
    });
  }

  test('it keeps its address and its error screen once the script runs', async ({ page }) => {
    await visit(page, '/nowhere');
    await expectErrorScreen(page);
    await expectAddress(page, '/nowhere');
    await expect(page).toHaveTitle(/^Unexpected Application Error!/);
  });
});

test.describe('an unknown kind of insight', () => {
  for (const address of ['/insights/anything', '/insights/BLOG', '/insights/other']) {
    test(`${address} shows the blog list and stays out of search engines`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      const switcher = page.getByRole('navigation', { name: 'Kinds of insight' });
      await expect(switcher.getByRole('link', { name: 'Blogs' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(
        page.getByRole('main').getByRole('link', { name: /^Know More: Outsourcing risk/ }),
      ).toBeVisible();
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        /^https:\/\/[^/]+\/insights\/blog$/,
      );
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    });
  }
});
