import type { Page, Route } from '@playwright/test';
import { pageSize } from '../../src/content-model/pages/pages';
import { fill } from '../../src/helpers/fill';
import { first, insights, insightsOf, site, slugOf } from './support/content';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const { labels, categories } = insights;
const all = first(categories);

/** Each list with its entries. */
const lists = insights.lists.map((list) => ({
  ...list,
  address: `/insights/${list.type}`,
  entries: insightsOf(list.type),
}));
type List = (typeof lists)[number];

const inCategory = ({ entries }: List, category: string) =>
  entries.filter((entry) => category === all || entry.category === category);

/** The lists with an entry of another category than all, and that category. */
const sorted = lists.flatMap((list) => {
  const entry = list.entries.find(({ category }) => category !== all);
  return entry ? { list, category: entry.category } : [];
});
test.skip(sorted.length === 0, 'no entry has a category');

const switcherOf = (page: Page) => page.getByRole('navigation', { name: labels.switcher });
const categoriesOf = (page: Page) => page.getByRole('navigation', { name: labels.categories });
const pagesOf = (page: Page) => page.getByRole('navigation', { name: labels.pages });
const cardsOf = (page: Page) => page.getByRole('main').getByRole('article');

const choose = (page: Page, category: string) =>
  categoriesOf(page).getByRole('link', { name: category, exact: true }).click();

/** Expects a category to be marked and the entries of one of its pages to be shown, or that there are none. */
async function expectCategory(page: Page, category: string, list: List, number = 1) {
  const entries = inCategory(list, category);
  const shown = entries.slice((number - 1) * pageSize, number * pageSize);
  await expect(categoriesOf(page).locator('[aria-current]')).toHaveText([category]);
  await expect(cardsOf(page).getByRole('heading', { level: 2 })).toHaveText(
    shown.map(({ heading }) => heading),
  );
  await expect(pagesOf(page)).toHaveCount(entries.length > pageSize ? 1 : 0);
  const isEmpty = shown.length === 0;
  await expect(page.getByText(labels.emptyCategory)).toHaveCount(isEmpty ? 1 : 0);
  await expect(page.getByRole('link', { name: labels.showAll })).toHaveCount(isEmpty ? 1 : 0);
  const announced = isEmpty
    ? labels.emptyCategory
    : fill(labels.categoryStatus, { category, count: shown.length });
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(announced);
}

test('the switcher leads from list to list, and each entry has its category', async ({ page }) => {
  await visit(page, '/insights/blog');
  await expect(switcherOf(page).getByRole('link')).toHaveText(lists.map(({ label }) => label));
  for (const list of lists.toReversed()) {
    await switcherOf(page).getByRole('link', { name: list.label }).click();
    await expect(page).toHaveURL(list.address);
    await expect(switcherOf(page).locator('[aria-current=page]')).toHaveText([list.label]);
    await expectCategory(page, all, list);
    for (const [index, entry] of list.entries.slice(0, pageSize).entries()) {
      const facts = cardsOf(page).nth(index).getByRole('paragraph').first();
      const shown = entry.category === all ? '' : `${labels.category} ${entry.category}`;
      await expect(facts).toContainText(shown);
      if (!shown) await expect(facts).not.toContainText(labels.category);
    }
  }
  await expect(categoriesOf(page).getByRole('link')).toHaveText(categories);
});

test('a category shows its entries, whether chosen or in the address', async ({ page }) => {
  const { list, category } = first(sorted.toReversed());
  const other = first(lists.filter((each) => each !== list));
  const { seo, address } = list;
  const expectTitle = (name?: string) =>
    expect(page).toHaveTitle(`${name ? `${name}: ` : ''}${seo.title} | ${site.name}`);
  await visit(page, `${address}?category=unknown`);
  await expectCategory(page, all, list);
  for (const path of [`/category/${slugOf(category)}`, `?category=${slugOf(category)}`]) {
    await visit(page, `${address}${path}`);
    await expectCategory(page, category, list);
    await expectTitle(category);
  }
  for (const chosen of [...categories.slice(1), all]) {
    await choose(page, chosen);
    await expectCategory(page, chosen, list);
  }
  await expect(page).toHaveURL(address);
  await expectTitle();

  await choose(page, category);
  await expectCategory(page, category, list);
  await switcherOf(page).getByRole('link', { name: other.label }).click();
  await expectCategory(page, all, other);
  await page.goBack();
  await expectCategory(page, category, list);
});

test('a long list and a long category continue on other pages', async ({ page }) => {
  const list = lists.find(({ entries }) => entries.length > pageSize);
  test.skip(!list, 'no list has a second page');
  if (!list) return;
  const { address, seo } = list;
  const count = Math.ceil(list.entries.length / pageSize);
  await visit(page, address);
  await pagesOf(page).getByRole('link', { name: labels.older }).click();
  await expect(page).toHaveURL(`${address}/2`);
  await expectCategory(page, all, list, 2);
  await expect(page).toHaveTitle(`${seo.title} (2 / ${count}) | ${site.name}`);
  await expect(pagesOf(page).locator('[aria-current=page]')).toHaveText('2');
  await pagesOf(page)
    .getByRole('link', { name: String(count), exact: true })
    .click();
  await expectCategory(page, all, list, count);
  await expect(pagesOf(page).getByRole('link', { name: labels.older })).toHaveCount(0);
  await pagesOf(page).getByRole('link', { name: '1', exact: true }).click();
  await expect(page).toHaveURL(address);
  await expectCategory(page, all, list);

  const long = categories.slice(1).find((each) => inCategory(list, each).length > pageSize);
  if (!long) return;
  await choose(page, long);
  await pagesOf(page).getByRole('link', { name: labels.older }).click();
  await expect(page).toHaveURL(`${address}?category=${slugOf(long)}&page=2`);
  await expectCategory(page, long, list, 2);
  await pagesOf(page).getByRole('link', { name: labels.newer }).click();
  await expectCategory(page, long, list);
});

test.describe('a category without an entry on the first page', () => {
  test.use({ provokesFailures: true });

  test('says that it is loading or could not be loaded, whatever arrives', async ({ page }) => {
    const { list, category } = first(sorted);
    const other = first(lists.filter((each) => each !== list));
    const message = page.getByRole('main').getByRole('status').first();
    // As if the list had a second page, and only that page had this category.
    await page.route(`**/page-data${list.address}/page-data.json`, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      const { data, pageContext } = json.result;
      pageContext.pageCount = 2;
      data.insightsById = data.insightsById.filter(
        (entry: { category: string }) => entry.category !== category,
      );
      await route.fulfill({ response, json });
    });
    await visit(page, other.address);
    await switcherOf(page).getByRole('link', { name: list.label }).click();
    await expect(page).toHaveURL(list.address);
    const pattern = `**/page-data${list.address}/category/${slugOf(category)}/page-data.json`;
    const held = new Promise<Route>((resolve) => void page.route(pattern, resolve));
    await choose(page, category);
    await expect(message).toContainText(labels.loadingCategory);
    for (const fail of [
      async () => (await held).abort(),
      () => page.route(pattern, (route) => route.fulfill({ status: 500 })),
      () => page.route(pattern, (route) => route.fulfill({ body: '<p>Blocked</p>' })),
    ]) {
      const logged = page.waitForEvent('console', (line) => line.text().startsWith('The category'));
      await fail();
      await choose(page, category);
      await logged;
      await expect(message).toContainText(labels.failedCategory);
      await page.getByRole('link', { name: labels.showAll }).click();
      await expect(page).toHaveURL(list.address);
      await expect(message).not.toContainText(labels.failedCategory);
    }
    await page.unroute(pattern);
    await choose(page, category);
    await expectCategory(page, category, list);
  });
});
