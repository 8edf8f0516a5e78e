import type { Page } from '@playwright/test';
import { pageSize } from '../../src/content-model/pages/pages';
import { pageRoutes } from '../../tools/site/routes';
import { expectAccessibleAtAnySize } from './support/axe';
import { first, insights, insightsOf, searchPage, solutions } from './support/content';
import { boxOf } from './support/geometry';
import { expectNoShift } from './support/layout-shift';
import { expect, test } from './support/test';
import { expectPage, requestsOf, visit } from './support/visit';

const address = '/search';
const { messages } = searchPage;

/** The longest word of the solutions' names, without its fourth letter, and the solution. */
const { solution, word } = first(
  solutions
    .flatMap((each) =>
      (each.shortName.match(/\p{L}+/gu) ?? []).map((word) => ({ solution: each, word })),
    )
    .toSorted((a, b) => b.word.length - a.word.length),
);
const misspelt = (word.slice(0, 3) + word.slice(4)).toLowerCase();

const fieldOf = (page: Page) => page.getByRole('search').getByRole('searchbox');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const resultsOf = (page: Page) => page.getByRole('main').locator('ol > li');
const linkTo = (page: Page, path: string) => page.getByRole('main').locator(`a[href="${path}"]`);

/** Whether a list of the hub has no entry. */
const isEmpty = (kind: string) =>
  insights.lists.some(({ type }) => type === kind && insightsOf(type).length === 0);

/** Expects the list of all entries instead of results. */
const expectEverything = (page: Page) =>
  expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    Object.entries(searchPage.kinds).flatMap(([kind, name]) => (isEmpty(kind) ? [] : name)),
  );

test('the keyboard leads from the hub to a result; Back returns to the query', async ({ page }) => {
  await visit(page, '/insights/blog');
  await page.getByRole('main').getByRole('link', { name: insights.labels.search }).press('Enter');
  await expectPage(page, address, searchPage.title);
  await expectEverything(page);
  const entries = await page.evaluate(() => window.history.length);
  await fieldOf(page).pressSequentially(word.slice(0, 4));
  await expect(linkTo(page, solution.link)).toBeVisible();
  await fieldOf(page).fill(misspelt);
  await expect(page).toHaveURL(`${address}?q=${misspelt}`);
  await expect(linkTo(page, solution.link)).toBeVisible();

  const marks = resultsOf(page).locator('mark');
  await expect(marks.filter({ hasText: new RegExp(`^${word}$`, 'i') }).first()).toBeVisible();
  const count = await resultsOf(page).count();
  const all = messages.results.replace('{count}', String(count));
  const best = messages.best.replace('{shown}', String(count)).replace('{count}', '');
  await expect(status(page)).toContainText(count < 20 ? all : best.trim());
  // In a wide window, descriptions are in the column of the page's text.
  const { x } = await boxOf(page.getByText(searchPage.subtitle));
  for (const text of await resultsOf(page).locator('a + p').all()) {
    expect((await boxOf(text)).x).toBeCloseTo(x, 0);
  }
  await expectAccessibleAtAnySize(page, 'main');

  await fieldOf(page).press('Enter');
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
  await page.keyboard.press('Tab');
  await expect(resultsOf(page).getByRole('link').first()).toBeFocused();
  await linkTo(page, solution.link).press('Enter');
  await expectPage(page, solution.link, solution.banner.title);
  await page.goBack();
  await expect(page).toHaveURL(`${address}?q=${misspelt}`);
  await expect(fieldOf(page)).toHaveValue(misspelt);
  await expect(linkTo(page, solution.link)).toBeVisible();
  await fieldOf(page).fill('');
  await expect(page).toHaveURL(address);
  await expectEverything(page);
  await expect(status(page)).toBeEmpty();
  await fieldOf(page).fill('zxqjzxqj');
  await expect(status(page)).toHaveText(messages.empty.replace('{query}', 'zxqjzxqj'));
  await expectEverything(page);
  await expectAccessibleAtAnySize(page, 'main');
  await page.goBack();
  await expect(page).toHaveURL('/insights/blog');
});

test('the address follows a pause in typing and a result, with at most 100 characters', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, address);
  const field = fieldOf(page);
  // WebKit allows 100 changes in 30 s.
  await page.clock.pauseAt(Date.now() + 60_000);
  await field.pressSequentially(misspelt);
  await page.clock.runFor(400);
  await expect(page).toHaveURL(address);
  // The pause begins when React has shown the last letter, soon after it was typed.
  await expect(async () => {
    await page.clock.runFor(200);
    await expect(page).toHaveURL(`${address}?q=${misspelt}`, { timeout: 100 });
  }).toPass({ timeout: 7_000 });
  await page.clock.resume();
  const query = 'a'.repeat(100);
  for (const enter of [
    () => page.keyboard.insertText('a'.repeat(20_000)),
    () => field.fill('a'.repeat(200_000)),
    () => visit(page, `${address}?q=${'a'.repeat(4000)}`),
  ]) {
    await field.clear();
    await enter();
    await expect(status(page)).toHaveText(messages.empty.replace('{query}', query));
    await expect(page).toHaveURL(new RegExp(`q=${query}`));
  }
  await field.fill(misspelt);
  await expect(linkTo(page, solution.link)).toBeVisible();
  await field.press('Backspace');
  await linkTo(page, solution.link).click();
  await expectPage(page, solution.link, solution.banner.title);
  await page.goBack();
  await expect(page).toHaveURL(`${address}?q=${misspelt.slice(0, -1)}`);
  await expect(field).toHaveValue(misspelt.slice(0, -1));
});

test('an address with a query shows marked results, and nothing moves', async ({ page }) => {
  await expectNoShift(page, `${address}?q=${word}`, async () => {
    await expect(fieldOf(page)).toHaveValue(word);
    await expect(page.locator('mark').first()).toBeVisible();
  });
  const showing = resultsOf(page).filter({ hasText: new RegExp(`\\b${word}`, 'i') });
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
    await visit(page, address);
    await page.waitForLoadState('networkidle');
    expect(requests).not.toContain('/search.json');
    await fieldOf(page).focus();
    await expect.poll(() => requests).toContain('/search.json');
    await fieldOf(page).fill(word);
    await expect(status(page)).toHaveText(messages.failed);
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
    await page.goto(address);
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expectEverything(page);
    const [blog, factSheets, news] = [
      insightsOf('blog'),
      insightsOf('factsheet'),
      insightsOf('news'),
    ];
    const older = [...blog.slice(pageSize), ...factSheets.slice(pageSize)];
    const isListed = (path: string) => !older.some(({ slug }) => path.endsWith(`/${slug}`));
    const newest = news.slice(0, pageSize).map(({ navTo = '' }) => navTo);
    for (const path of [...pageRoutes.filter(isListed), ...newest]) {
      await expect(linkTo(page, path).first()).toBeVisible({ visible: path !== address });
    }
    // The headings of the lists lead to the other entries.
    const filled = [blog, factSheets, news].filter(({ length }) => length > 0);
    await expect(page.getByRole('main').locator('h2 a')).toHaveCount(filled.length);
  });
});
