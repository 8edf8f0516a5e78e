import type { APIRequestContext, Page } from '@playwright/test';
import { errorPage, first, insights, solutions, solutionsEntry } from './support/content';
import { expect, test } from './support/test';
import { headerLink, hydrated } from './support/visit';

/** What people, mail programs and scanners add to an address. */
const allSegments = [
  // Escaped per cent signs and separators, and invalid escapes.
  ...['%25', '%', '%%', '100%', '100%25', 'no%25such', '%2525', '%25252525', '%zz', '%u0041'],
  ...['%2F', '%2f', 'a%2Fb', '%2F%2Fevil.example', '..%2F..%2Fetc%2Fpasswd', '%252F', '%5C', '%3A'],
  ...['%3F', '%3Fq=1', '%23', '%23top', '%26', '%40', '%3B', '%3D', '%2B', '%2C', '%24'],
  ...['%00', '%0A', '%20', 'a%20b', '%7F', '%FF', '%C3%28', '%E0%A4%A', '%ED%A0%80', 'caf%E9'],
  // Rare but valid characters.
  ...['caf%C3%A9', 'caf%c3%a9', '%E2%80%8B', '%F0%9F%98%80', '%E2%80%AE', '日本語', 'ß', '％25'],
  // Names with a meaning for routers, scripts and hosts.
  ...[':path', ':uri', ':type', '*', '**', '@x', '~', '(x)', "'", '"', '<script>', '{{x}}', '[x]'],
  ...['|', '^', '`', ';id=1', ',', '=', '+', '&', '$', '!', '...', '-1', 'index.html', 'page-data'],
  ...['__proto__', 'constructor', 'undefined', 'null', 'NaN', 'a'.repeat(1500), '%25'.repeat(500)],
];

/** Nightly runs try all of them, others every twenty-fourth. */
const segments = allSegments.filter((_, index) => process.env.NIGHTLY || index % 24 === 0);

/** The escaped per cent signs and separators, which Gatsby decodes. */
const misread = segments.filter((segment) => /%(2|3|4|5)/.test(segment)).slice(0, 20);

const parts = ['about', 'insights/x', 'solutions/x', 'insights/blog//'];
const blog = first(insights.lists.filter(({ type }) => type === 'blog'));
const unknown = { answer: '/nowhere', title: errorPage.title };

/**
 * Odd addresses by shape, each with the page that a host serves and its headline. The later shapes only get those that
 * Gatsby decodes.
 */
const shapes = [
  { ...unknown, shape: '/…', addresses: segments.map((segment) => `/${segment}`) },
  { ...unknown, shape: '/solutions/…', addresses: segments.map((part) => `/solutions/${part}`) },
  { ...unknown, shape: '/insights/…/', addresses: segments.map((part) => `/insights/${part}/`) },
  {
    ...unknown,
    shape: '//…',
    addresses: [...parts.slice(0, 2), ...misread].map((part) => `//${part}`),
  },
  { ...unknown, shape: '…/', addresses: parts.map((part) => `/${part}/`) },
  { ...unknown, shape: '…?…', addresses: misread.map((part) => `/no%25such?${part}#${part}`) },
  {
    answer: '/insights/other',
    title: blog.heading,
    shape: '/insights/…',
    addresses: segments.map((part) => `/insights/${part}`),
  },
];

/** Serves another page of the site for every document, as a host may. */
async function answerWith(page: Page, request: APIRequestContext, address: string) {
  const response = await request.get(address, { headers: { 'accept-encoding': 'identity' } });
  await page.route('**', (route) => {
    if (route.request().isNavigationRequest()) return route.fulfill({ response });
    return ['image', 'font'].includes(route.request().resourceType())
      ? route.abort()
      : route.fallback();
  });
}

/** Expects a screen whose menus and links work, even after Back. */
async function expectAlive(page: Page, headline: string) {
  const menu = page.getByRole('banner').getByRole('button', { name: solutionsEntry.label });
  const heading = page.getByRole('heading', { level: 1 });
  await hydrated(page);
  await expect(heading).toHaveText(headline);
  await menu.click();
  await expect(headerLink(page, first(solutions).link)).toBeVisible();
  await headerLink(page, '/careers').click();
  await expect(heading).not.toHaveText(headline);
  // Without loading another document.
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await page.goBack();
  await expect(heading).toHaveText(headline);
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
}

for (const { shape, addresses, answer, title } of shapes) {
  test(`“${title}” shows and works at ${shape}`, async ({ page, request, baseURL }) => {
    test.setTimeout(60_000 + addresses.length * 5_000);
    await answerWith(page, request, answer);
    for (const address of addresses) {
      await test.step(address.slice(0, 60), async () => {
        await page.goto(`${baseURL}${address}`, { waitUntil: 'commit' });
        await expectAlive(page, title);
      });
    }
  });
}
