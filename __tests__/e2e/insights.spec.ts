import type { Page, Route } from '@playwright/test';
import { first, insights, insightsOf, site, slugOf } from './support/content';
import { boxOf } from './support/geometry';
import { expect, test } from './support/test';
import { visit } from './support/visit';
import { windows } from './support/widths';

const { labels, categories } = insights;
const all = first(categories);

/** Each list with its entries. */
const lists = insights.lists.map(({ type, label }) => ({
  label,
  address: `/insights/${type}`,
  entries: insightsOf(type),
}));

const switcherOf = (page: Page) => page.getByRole('navigation', { name: labels.switcher });
const categoriesOf = (page: Page) => page.getByRole('navigation', { name: labels.categories });
const cardsOf = (page: Page) => page.getByRole('main').getByRole('article');

/** Expects a category to be marked and its entries to be shown, or that there are none. */
async function expectCategory(
  page: Page,
  category: string,
  entries: readonly { heading: string; category: string }[],
) {
  const expected = entries.filter((entry) => category === all || entry.category === category);
  await expect(categoriesOf(page).locator('[aria-current]')).toHaveText([category]);
  await expect(cardsOf(page).getByRole('heading', { level: 2 })).toHaveText(
    expected.map(({ heading }) => heading),
  );
  const isEmpty = expected.length === 0;
  await expect(page.getByText(labels.emptyCategory)).toHaveCount(isEmpty ? 1 : 0);
  await expect(page.getByRole('link', { name: labels.showAll })).toHaveCount(isEmpty ? 1 : 0);
}

test('the switcher leads from list to list, and the categories fit a phone', async ({ page }) => {
  await visit(page, '/insights/blog');
  await expect(switcherOf(page).getByRole('link')).toHaveText(lists.map(({ label }) => label));
  for (const { label, address, entries } of lists.toReversed()) {
    await switcherOf(page).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(address);
    await expect(switcherOf(page).locator('[aria-current=page]')).toHaveText([label]);
    await expectCategory(page, all, entries);
  }
  const links = categoriesOf(page).getByRole('link');
  await expect(links).toHaveText(categories);
  for (const { size } of windows) {
    await page.setViewportSize(size);
    for (const link of await links.all()) {
      const { x, width, height } = await boxOf(link);
      expect(x + width).toBeLessThanOrEqual(size.width);
      // Large enough for a finger.
      expect(height).toBeGreaterThanOrEqual(44);
    }
  }
});

test('in wide windows a list’s text, search and newsletter are one column', async ({ page }) => {
  const main = page.getByRole('main');
  for (const { type, heading, subtitle } of insights.lists) {
    await visit(page, `/insights/${type}`);
    for (const width of [1001, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const [text, search, field] = await Promise.all([
        boxOf(main.getByText(subtitle)),
        boxOf(main.getByRole('link', { name: insights.labels.search })),
        boxOf(main.getByRole('textbox').first()),
      ]);
      expect(search.x, `at ${width} px`).toBeCloseTo(text.x, 0);
      // Inside its border.
      expect(field.x, `at ${width} px`).toBeCloseTo(text.x + 1, 0);
      const headline = await boxOf(main.getByRole('heading', { name: heading }));
      expect(text.x).toBeGreaterThan(headline.x + headline.width);
      expect(search.y).toBeGreaterThan(text.y + text.height);
    }
  }
});

test('a category shows its entries, whether chosen or in the address', async ({ page }) => {
  const [blog, news] = [first(lists), first(lists.slice(2))];
  const { category } = first(news.entries);
  await visit(page, `${news.address}?category=unknown`);
  await expectCategory(page, all, news.entries);
  await visit(page, `${news.address}?category=${slugOf(category)}`);
  await expectCategory(page, category, news.entries);
  for (const chosen of [...categories.slice(1), all]) {
    await categoriesOf(page).getByRole('link', { name: chosen }).click();
    await expectCategory(page, chosen, news.entries);
  }
  await expect(page).toHaveURL(news.address);

  await categoriesOf(page).getByRole('link', { name: category }).click();
  await expectCategory(page, category, news.entries);
  await switcherOf(page).getByRole('link', { name: blog.label }).click();
  await expectCategory(page, all, blog.entries);
  await page.goBack();
  await expectCategory(page, category, news.entries);
});

test('the page of a category marks it and has its name in the title', async ({ page }) => {
  const { address, entries } = first(lists);
  const { title } = first(insights.lists).seo;
  const chosen = first(categories.toReversed());
  for (const [category, path] of [
    ...categories.slice(1).map((name) => [name, `/category/${slugOf(name)}`] as const),
    [chosen, `?category=${slugOf(chosen)}`],
  ] as const) {
    await visit(page, `${address}${path}`);
    await expectCategory(page, category, entries);
    await expect(page, path).toHaveTitle(`${category}: ${title} | ${site.name}`);
  }
  await categoriesOf(page).getByRole('link', { name: all, exact: true }).click();
  await expect(page).toHaveTitle(`${title} | ${site.name}`);
});

test.describe('a category without an entry on the first page', () => {
  test.use({ provokesFailures: true });

  const blog = first(lists);
  const { category } = first(blog.entries);
  const message = (page: Page) => page.getByRole('main').getByRole('status').first();

  /** Opens the list as if it had a second page, and only that page had this category. */
  async function visitLongList(page: Page) {
    await page.route('**/page-data/insights/blog/page-data.json', async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      const { data, pageContext } = json.result;
      pageContext.pageCount = 2;
      data.insightsById = data.insightsById.filter(
        (entry: { category: string }) => entry.category !== category,
      );
      await route.fulfill({ response, json });
    });
    await visit(page, '/insights/news');
    await switcherOf(page).getByRole('link', { name: blog.label }).click();
    await expect(page).toHaveURL(blog.address);
  }

  const pattern = `**/page-data/insights/blog/category/${slugOf(category)}/page-data.json`;

  test('shows that it is loading until its entries arrive', async ({ page }) => {
    const request = new Promise<Route>((resolve) => void page.route(pattern, resolve));
    await visitLongList(page);
    await categoriesOf(page).getByRole('link', { name: category }).click();
    await expect(message(page)).toContainText(labels.loadingCategory);
    await (await request).continue();
    await expectCategory(page, category, blog.entries);
    await expect(message(page)).toBeEmpty();
  });

  test('shows that its entries could not be loaded, whatever arrives instead', async ({ page }) => {
    await visitLongList(page);
    for (const fail of [
      (route: Route) => route.abort(),
      (route: Route) => route.fulfill({ status: 500 }),
      (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>Blocked</p>' }),
    ]) {
      await page.route(pattern, fail);
      const asked = page.waitForRequest(pattern);
      await categoriesOf(page).getByRole('link', { name: category }).click();
      await asked;
      await expect(message(page)).toContainText(labels.failedCategory);
      await page.getByRole('link', { name: labels.showAll }).click();
      await expect(page).toHaveURL(blog.address);
      await expect(message(page)).not.toContainText(labels.failedCategory);
    }
  });
});
