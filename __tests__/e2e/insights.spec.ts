import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const blog = '/insights/blog';
const categories = ['All', 'Compliance', 'BCM', 'Fraud', 'GRC', 'Outsourcing Risk'];

/** The headings of the published entries, the newest first. */
const outsourcing = 'Outsourcing risk management: beyond the third party';
const continuity = 'Exercises that find something';
const notes = Array.from({ length: 13 }, (_, index) => `Compliance note ${13 - index}`);
const register = 'A register that answers questions';
const factSheet = 'Liability protection from data breach claims through cybersecurity frameworks';
const news = [
  'UK authorised push payment fraud: reimbursement is now mandatory',
  'RBI: 21 days to reply before an account is classified as fraud',
];

const switcherOf = (page: Page) => page.getByRole('navigation', { name: 'Types of insight' });
const categoriesOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Categories', exact: true });
const pagesOf = (page: Page) => page.getByRole('navigation', { name: 'Pages of this list' });
const cardsOf = (page: Page) => page.getByRole('main').getByRole('article');

const choose = (page: Page, category: string) =>
  categoriesOf(page).getByRole('link', { name: category, exact: true }).click();

/** Expects a category to be marked and these entries to be shown, or that there are none. */
async function expectCategory(page: Page, category: string, shown: string[]) {
  const empty = 'Nothing in this category yet.';
  await expect(categoriesOf(page).locator('[aria-current]')).toHaveText([category]);
  await expect(cardsOf(page).getByRole('heading', { level: 2 })).toHaveText(shown);
  const isEmpty = shown.length === 0;
  await expect(page.getByText(empty)).toHaveCount(isEmpty ? 1 : 0);
  await expect(page.getByRole('link', { name: 'Show all categories' })).toHaveCount(
    isEmpty ? 1 : 0,
  );
}

test('the switcher leads from list to list, and each entry has its category', async ({ page }) => {
  await visit(page, blog);
  await expect(switcherOf(page).getByRole('link')).toHaveText(['Blogs', 'Fact Sheets', 'News']);
  await expect(categoriesOf(page).getByRole('listitem')).toHaveText(categories);
  for (const [label, address, shown, category] of [
    ['News', '/insights/news', news, 'Category: Fraud'],
    ['Fact Sheets', '/insights/factsheet', [factSheet], ''],
    ['Blogs', blog, [outsourcing, continuity, ...notes.slice(0, 10)], 'Category: Outsourcing Risk'],
  ] as const) {
    await switcherOf(page).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(address);
    await expect(switcherOf(page).locator('[aria-current=page]')).toHaveText([label]);
    await expectCategory(page, 'All', [...shown]);
    // An entry of all categories shows none.
    const facts = cardsOf(page).first().getByRole('paragraph').first();
    if (category) await expect(facts).toContainText(category);
    else await expect(facts).not.toContainText('Category:');
  }
});

test('a category is a page, which its title and headline name', async ({ page }) => {
  const title = 'Regulatory news for risk and compliance | Keelstone';
  await visit(page, '/insights/news/category/fraud');
  await expectCategory(page, 'Fraud', news);
  await expect(page).toHaveTitle(`Fraud: ${title}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Fraud: /);
  await choose(page, 'All');
  await expectCategory(page, 'All', news);
  await expect(page).toHaveURL('/insights/news');
  await expect(page).toHaveTitle(title);
  const counts = categoriesOf(page).locator('[data-count]');
  const counted = await counts.evaluateAll((all: HTMLElement[]) =>
    all.map(({ dataset }) => dataset.count),
  );
  expect(counted).toEqual(['2', '0', '0', '2', '0', '0']);
  await choose(page, 'Outsourcing Risk');
  await expectCategory(page, 'Outsourcing Risk', []);
  const related = page.getByRole('region', { name: 'Related insights' });
  await expect(related.getByRole('link', { name: outsourcing })).toBeVisible();
  await page.getByRole('link', { name: 'Show all categories' }).click();

  await choose(page, 'Fraud');
  await expectCategory(page, 'Fraud', news);
  await switcherOf(page).getByRole('link', { name: 'Fact Sheets' }).click();
  await expectCategory(page, 'All', [factSheet]);
  await page.goBack();
  await expectCategory(page, 'Fraud', news);
});

test('a long list and a long category continue on other pages', async ({ page }) => {
  const follow = (name: string) => pagesOf(page).getByRole('link', { name, exact: true }).click();
  await visit(page, blog);
  await follow('Older');
  await expect(page).toHaveURL(`${blog}/2`);
  await expectCategory(page, 'All', [...notes.slice(10), register]);
  await expect(page).toHaveTitle('Blogs on governance, risk and compliance (2 / 2) | Keelstone');
  await expect(pagesOf(page).locator('[aria-current=page]')).toHaveText('2');
  await expect(pagesOf(page).getByRole('link', { name: 'Older' })).toHaveCount(0);
  await follow('1');
  await expect(page).toHaveURL(blog);
  await expectCategory(page, 'All', [outsourcing, continuity, ...notes.slice(0, 10)]);

  await choose(page, 'BCM');
  await expectCategory(page, 'BCM', [continuity]);
  await expect(pagesOf(page)).toHaveCount(0);
  await choose(page, 'Compliance');
  await expectCategory(page, 'Compliance', notes.slice(0, 12));
  await follow('Older');
  await expect(page).toHaveURL(`${blog}/category/compliance/2`);
  await expectCategory(page, 'Compliance', notes.slice(12));
  await follow('Newer');
  await expectCategory(page, 'Compliance', notes.slice(0, 12));
});
