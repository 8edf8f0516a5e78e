import type { Page } from '@playwright/test';
import { pageRoutes } from '../../tools/site/routes';
import { expectAccessibleAtAnySize } from './support/axe';
import { first, insights, insightsOf, searchPage, solutions } from './support/content';
import { boxOf } from './support/geometry';
import { expectNoShift } from './support/layout-shift';
import { expect, test } from './support/test';
import { expectPage, requestsOf, visit } from './support/visit';

const address = '/insights/search';
const { messages } = searchPage;

/** A solution, and its name with a wrong letter. */
const solution = first(solutions.filter(({ shortName }) => shortName.includes('Outsourcing')));
const misspelt = 'outsorcing';

const fieldOf = (page: Page) => page.getByRole('search').getByRole('searchbox');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const linkTo = (page: Page, path: string) => page.getByRole('main').locator(`a[href="${path}"]`);

/** Expects the list of all entries instead of results. */
const expectEverything = (page: Page) =>
  expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    Object.values(searchPage.kinds),
  );

test('the keyboard leads from the hub to a result; Back returns to the query', async ({ page }) => {
  await visit(page, '/insights/blog');
  await page.getByRole('main').getByRole('link', { name: insights.labels.search }).focus();
  await page.keyboard.press('Enter');
  await expectPage(page, address, searchPage.title);
  await expectEverything(page);

  const entries = await page.evaluate(() => window.history.length);
  await fieldOf(page).focus();
  await page.keyboard.type(misspelt);
  await expect(page).toHaveURL(`${address}?q=${misspelt}`);
  await expect(linkTo(page, solution.link)).toBeVisible();
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => window.history.length)).toBe(entries);

  await page.keyboard.press('Tab');
  const target = await page.evaluate(() => document.activeElement?.getAttribute('href'));
  expect(target).toBe(solution.link);
  await page.keyboard.press('Enter');
  await expectPage(page, solution.link, solution.banner.title);
  await page.goBack();
  await expect(page).toHaveURL(`${address}?q=${misspelt}`);
  await expect(fieldOf(page)).toHaveValue(misspelt);
  await expect(linkTo(page, solution.link)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/insights/blog');
});

test('typing shows marked, counted results, or everything if none match', async ({ page }) => {
  await visit(page, address);
  const field = fieldOf(page);
  await field.pressSequentially(misspelt.slice(0, 4));
  await expect(linkTo(page, solution.link)).toBeVisible();
  await field.fill(misspelt);
  const results = page.getByRole('main').locator('ol > li');
  await expect(results.first().locator('mark').first()).toHaveText(/^outsourcing$/i);
  const count = String(await results.count());
  await expect(status(page)).toHaveText(messages.results.replace('{count}', count));
  // In a wide window, descriptions and count are in the column of the page's text.
  const { x } = await boxOf(page.getByText(searchPage.subtitle));
  for (const text of [...(await results.locator('a + p').all()), status(page)]) {
    expect((await boxOf(text)).x).toBeCloseTo(x, 0);
  }
  await expectAccessibleAtAnySize(page, 'main');
  await field.fill('');
  await expect(page).toHaveURL(address);
  await expectEverything(page);
  await expect(status(page)).toBeEmpty();

  await field.fill('xylophone');
  await expect(status(page)).toHaveText(messages.empty.replace('{query}', 'xylophone'));
  await expectEverything(page);
  await expectAccessibleAtAnySize(page, 'main');
});

/** Refuses more address changes than WebKit allows: https://bugs.webkit.org/show_bug.cgi?id=156115. */
function limitAddressChanges() {
  const times: number[] = [];
  const replaceState = window.history.replaceState.bind(window.history);
  window.history.replaceState = (...args) => {
    times.push(performance.now());
    if (times.filter((time) => time > performance.now() - 30_000).length > 100) {
      throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
    }
    replaceState(...args);
  };
}

test('the address changes after a pause in typing and before a result opens', async ({ page }) => {
  await page.addInitScript(limitAddressChanges);
  await visit(page, address);
  const field = fieldOf(page);
  for (let round = 0; round < 12; round += 1) {
    await field.pressSequentially(`${misspelt} ${misspelt}`);
    await field.clear();
  }
  await field.pressSequentially(misspelt);
  await expect(linkTo(page, solution.link)).toBeVisible();
  await expect(page).toHaveURL(`${address}?q=${misspelt}`);
  await field.press('Backspace');
  await linkTo(page, solution.link).click();
  await expectPage(page, solution.link, solution.banner.title);
  await page.goBack();
  await expect(page).toHaveURL(`${address}?q=${misspelt.slice(0, -1)}`);
  await expect(fieldOf(page)).toHaveValue(misspelt.slice(0, -1));
});

test('a query has at most 100 characters, however long the text is', async ({ page }) => {
  const query = 'a'.repeat(100);
  await visit(page, address);
  await fieldOf(page).focus();
  for (const enter of [
    () => page.keyboard.insertText('a'.repeat(20_000)),
    () => fieldOf(page).fill('a'.repeat(200_000)),
  ]) {
    await fieldOf(page).clear();
    await enter();
    await expect(status(page)).toHaveText(messages.empty.replace('{query}', query));
    await expect(page).toHaveURL(`${address}?q=${query}`);
    await fieldOf(page).fill(misspelt);
    await expect(linkTo(page, solution.link)).toBeVisible();
  }
  await visit(page, `${address}?q=${'a'.repeat(4000)}`);
  await expect(status(page)).toHaveText(messages.empty.replace('{query}', query));
});

test('an address with a query shows marked results, and nothing moves', async ({ page }) => {
  const results = page.getByRole('main').locator('ol > li');
  await expectNoShift(page, `${address}?q=dora`, async () => {
    await expect(fieldOf(page)).toHaveValue('dora');
    await expect(page.locator('mark').first()).toBeVisible();
  });
  // The page about the subject comes first.
  await expect(results.first().getByRole('link')).toHaveAttribute('href', '/assurance');
  for (const result of await results.all()) {
    await expect(result.locator('mark').first()).toHaveText('DORA');
  }
  // Half-transparent, forced colours could not be read.
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.locator('mark').first()).toHaveCSS('background-color', /^rgb\(/);
});

test.describe('on a touch screen', () => {
  test.use({ isMobile: true, hasTouch: true });

  test('Enter closes the keyboard, which covers the results', async ({ page }) => {
    await visit(page, address);
    await fieldOf(page).fill(misspelt);
    await fieldOf(page).press('Enter');
    await expect(fieldOf(page)).not.toBeFocused();
  });
});

test.describe('if the index cannot be loaded', () => {
  test.use({ provokesFailures: true });

  test('focus requests it, everything is listed and a later try succeeds', async ({ page }) => {
    const requests = requestsOf(page);
    await page.route('**/search.json', (route) => route.abort());
    await visit(page, address);
    await page.waitForLoadState('networkidle');
    expect(requests).not.toContain('/insights/search.json');
    await fieldOf(page).focus();
    await expect.poll(() => requests).toContain('/insights/search.json');
    await fieldOf(page).fill('risk');
    await expect(status(page)).toHaveText(messages.failed);
    await expectEverything(page);
    await page.unrouteAll();
    await fieldOf(page).fill(misspelt);
    await expect(page.locator('mark').first()).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page lists everything without a search field', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expectEverything(page);
    const news = insightsOf('news').map(({ navTo = '' }) => navTo);
    for (const path of [...pageRoutes, ...news]) {
      await expect(linkTo(page, path).first()).toBeVisible({ visible: path !== address });
    }
  });
});
