import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expectNoShift } from './support/layout-shift';
import { expect, test } from './support/test';
import { expectPage, requestsOf, visit } from './support/visit';

const [solution, title] = [
  '/solutions/operationalrisk',
  'Operational Risk Change Management',
] as const;
const misspelt = 'opeational';
const empty = (query: string) =>
  `Nothing matches “${query}”. Try fewer words, or start with one of these.`;

const fieldOf = (page: Page) => page.getByRole('search').getByRole('searchbox');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const resultsOf = (page: Page) => page.getByRole('main').locator('ol > li');
const linkTo = (page: Page, path: string) => page.getByRole('main').locator(`a[href="${path}"]`);

/** Expects the list of all entries instead of results. */
const expectEverything = (page: Page) =>
  expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Solutions',
    'Blogs',
    'Fact Sheets',
    'News',
    'Pages',
  ]);

test('the keyboard leads from the hub to a result; Back returns to the query', async ({ page }) => {
  await visit(page, '/insights/blog');
  await page.getByRole('main').getByRole('link', { name: 'Search everything' }).press('Enter');
  await expectPage(page, '/search', 'Search');
  await expectEverything(page);
  const entries = await page.evaluate(() => window.history.length);
  await fieldOf(page).pressSequentially('oper');
  await expect(linkTo(page, solution)).toBeVisible();
  await fieldOf(page).fill(misspelt);
  await expect(page).toHaveURL(`/search?q=${misspelt}`);
  await expect(linkTo(page, solution)).toBeVisible();
  await expect(resultsOf(page).locator('mark').first()).toHaveText('Operational');
  await expect(status(page)).toHaveText(`Results: ${await resultsOf(page).count()}`);
  await expectAccessible(page, 'main');

  await fieldOf(page).press('Enter');
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(resultsOf(page).getByRole('link').first()).toBeFocused();
  await linkTo(page, solution).press('Enter');
  await expectPage(page, solution, title);
  await page.goBack();
  await expect(page).toHaveURL(`/search?q=${misspelt}`);
  await expect(fieldOf(page)).toHaveValue(misspelt);
  await expect(linkTo(page, solution)).toBeVisible();
  await fieldOf(page).fill('');
  await expect(page).toHaveURL('/search');
  await expectEverything(page);
  await expect(status(page)).toBeEmpty();
  await fieldOf(page).fill('zxqjzxqj');
  await expect(status(page)).toHaveText(empty('zxqjzxqj'));
  await expectEverything(page);
  await expectAccessible(page, 'main');
  await page.goBack();
  await expect(page).toHaveURL('/insights/blog');
});

test('the address follows the query with at most 100 characters, and a result at once', async ({
  page,
}) => {
  await visit(page, '/search');
  const field = fieldOf(page);
  const query = 'a'.repeat(100);
  for (const enter of [
    () => page.keyboard.insertText('a'.repeat(20_000)),
    () => visit(page, `/search?q=${'a'.repeat(4000)}`),
  ]) {
    await field.clear();
    await enter();
    await expect(status(page)).toHaveText(empty(query));
    await expect(page).toHaveURL(new RegExp(`q=${query}`));
  }
  await field.fill(misspelt);
  await expect(linkTo(page, solution)).toBeVisible();
  await field.press('Backspace');
  await linkTo(page, solution).click();
  await expectPage(page, solution, title);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=opeationa');
  await expect(field).toHaveValue('opeationa');
});

test('an address with a query shows marked results, and nothing moves', async ({ page }) => {
  await expectNoShift(page, '/search?q=Operational', async () => {
    await expect(fieldOf(page)).toHaveValue('Operational');
    await expect(page.locator('mark').first()).toBeVisible();
  });
  const showing = resultsOf(page).filter({ hasText: /\boperational/i });
  await expect(showing.filter({ hasNot: page.locator('mark') })).toHaveCount(0);
  // Half-transparent, forced colours could not be read.
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.locator('mark').first()).toHaveCSS('background-color', /^rgb\(/);
});

test.describe('on a touch screen, if the index cannot be loaded', () => {
  test.use({ isMobile: true, hasTouch: true, provokesFailures: true });

  test('focus requests it, everything is listed and a later try succeeds', async ({ page }) => {
    const requests = requestsOf(page);
    await page.route('**/search.json', (route) => route.abort());
    await visit(page, '/search');
    await page.waitForLoadState('networkidle');
    expect(requests).not.toContain('/search.json');
    await fieldOf(page).focus();
    await expect.poll(() => requests).toContain('/search.json');
    await fieldOf(page).fill('operational');
    await expect(status(page)).toHaveText(
      'The search is not available at the moment. You can reach everything from here.',
    );
    await expectEverything(page);
    await page.unrouteAll();
    await fieldOf(page).fill(misspelt);
    await expect(page.locator('mark').first()).toBeVisible();
    // Enter closes the keyboard, which covers the results.
    await fieldOf(page).press('Enter');
    await expect(fieldOf(page)).not.toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page lists everything without a search field', async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expectEverything(page);
    const links = page.getByRole('main').getByRole('link');
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    expect(addresses.slice(0, 4)).toEqual([
      ...['/solutions/operationalrisk', '/solutions/businesscontinuity'],
      ...['/solutions/riskmanagement', '/solutions/aigovernance'],
    ]);
    for (const address of [
      '/insights/blog/content/blog1',
      '/insights/factsheet/download',
      'https://www.psr.org.uk/our-work/app-scams/',
      '/careers',
    ]) {
      expect(addresses).toContain(address);
    }
    await expect(page.getByText(/nobody may read yet|next century/)).toHaveCount(0);
    // The newest of each list; its heading leads to the others.
    await expect(page.getByRole('main').getByText(/^Compliance note/)).toHaveCount(10);
    await expect(page.getByRole('main').locator('h2 a')).toHaveText([
      'Blogs',
      'Fact Sheets',
      'News',
    ]);
  });
});
