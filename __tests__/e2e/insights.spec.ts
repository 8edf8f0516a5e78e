import type { Page } from '@playwright/test';
import { boxOf } from './support/geometry';
import { expect, test } from './support/test';
import { expectAddress, visit } from './support/visit';
import { windows } from './support/widths';

const categories = ['All', 'Compliance', 'BCM', 'Fraud', 'GRC', 'Outsourcing Risk'];

const blog = /^Outsourcing risk management:\s+beyond the third party$/;
const paymentFraud = 'UK authorised push payment fraud: reimbursement is now mandatory';
const fraudGuidelines = 'RBI fraud guidelines: a hearing before an account is classified as fraud';
const factSheet = 'Liability protection from data breach claims through cybersecurity frameworks';

/** Each list, and what a category of it holds; the others hold nothing. */
const lists = [
  {
    label: 'Blogs',
    address: '/insights/blog',
    all: [blog],
    filled: { category: 'Outsourcing Risk', slug: 'outsourcing-risk', entries: [blog] },
  },
  { label: 'Fact Sheets', address: '/insights/factsheet', all: [factSheet], filled: undefined },
  {
    label: 'News',
    address: '/insights/news',
    all: [paymentFraud, fraudGuidelines],
    filled: { category: 'Fraud', slug: 'fraud', entries: [paymentFraud, fraudGuidelines] },
  },
];

const switcherOf = (page: Page) => page.getByRole('navigation', { name: 'Kinds of insight' });

const categoriesOf = (page: Page) => page.getByRole('navigation', { name: 'Categories' });

const cardsOf = (page: Page) => page.getByRole('main').getByRole('article');

const emptyWords = (page: Page) =>
  page.getByRole('main').getByText('Nothing in this category yet.');

async function expectEntries(page: Page, headings: readonly (string | RegExp)[]) {
  await expect(cardsOf(page).getByRole('heading', { level: 2 })).toHaveText([...headings]);
  await expect(emptyWords(page)).toHaveCount(headings.length === 0 ? 1 : 0);
}

async function expectCategory(page: Page, category: string) {
  await expect(categoriesOf(page).locator('[aria-current]')).toHaveText([category]);
}

for (const { name, size } of windows) {
  test(`the switcher leads from list to list and marks the active one on a ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await visit(page, '/insights/blog');
    await expect(switcherOf(page).getByRole('link')).toHaveText(lists.map(({ label }) => label));
    for (const { label, address, all } of [...lists].reverse()) {
      await switcherOf(page).getByRole('link', { name: label }).click();
      await expectAddress(page, address);
      await expect(switcherOf(page).locator('[aria-current=page]')).toHaveText([label]);
      await expectEntries(page, all);
      const newsletter = page.getByRole('region', { name: 'Insights delivered to your Inbox' });
      await expect(newsletter.getByRole('button', { name: 'Subscribe' })).toBeVisible();
    }
  });

  test(`the categories fit a ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page, '/insights/news');
    const links = categoriesOf(page).getByRole('link');
    await expect(links).toHaveText(categories);
    for (const link of await links.all()) {
      const { x, width, height } = await boxOf(link);
      expect(x + width).toBeLessThanOrEqual(size.width);
      expect(height).toBeGreaterThanOrEqual(44);
    }
  });
}

for (const { label, address, all, filled } of lists) {
  test(`${label} begins with All; a category shows its own, an empty one says so`, async ({
    page,
  }) => {
    await visit(page, address);
    await expectCategory(page, 'All');
    await expectEntries(page, all);
    for (const category of categories.slice(1)) {
      await categoriesOf(page).getByRole('link', { name: category }).click();
      await expectCategory(page, category);
      await expectEntries(page, category === filled?.category ? filled.entries : []);
    }
    await categoriesOf(page).getByRole('link', { name: 'All' }).click();
    await expectAddress(page, address);
    await expectEntries(page, all);
  });
}

test('a category belongs to its list; another list begins with All', async ({ page }) => {
  await visit(page, '/insights/news');
  await categoriesOf(page).getByRole('link', { name: 'GRC' }).click();
  await expectEntries(page, []);
  await switcherOf(page).getByRole('link', { name: 'Blogs' }).click();
  await expectCategory(page, 'All');
  await expectEntries(page, [blog]);
  await page.goBack();
  await expectCategory(page, 'GRC');
  await expectEntries(page, []);
});

for (const { address, filled } of lists) {
  if (!filled) continue;
  test(`an address with a category of ${address} opens with it`, async ({ page }) => {
    await visit(page, `${address}?category=${filled.slug}`);
    await expectCategory(page, filled.category);
    await expectEntries(page, filled.entries);
    await visit(page, `${address}?category=compliance`);
    await expectEntries(page, []);
    await visit(page, `${address}?category=unknown`);
    await expectCategory(page, 'All');
    await expectEntries(page, filled.entries);
  });
}

test('Know More of the blog opens the article in the same tab', async ({ page }) => {
  await visit(page, '/insights/blog');
  await cardsOf(page)
    .getByRole('link', { name: /^Know More/ })
    .click();
  await expectAddress(page, '/insights/blog/content/blog1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(blog);
});

test('Know More of the news opens its source in a new tab that cannot reach back', async ({
  page,
  context,
}) => {
  await context.route(/^https:/, (route) => route.fulfill({ body: 'Elsewhere' }));
  await visit(page, '/insights/news');
  const links = cardsOf(page).getByRole('link', { name: /^Know More/ });
  await expect(links).toHaveCount(2);
  for (const [index, address] of [
    'https://www.psr.org.uk/our-work/app-scams/',
    'https://www.rbi.org.in/',
  ].entries()) {
    const link = links.nth(index);
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    await expect(link).toHaveAccessibleDescription(/new tab/);
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await tab.waitForURL(address);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
  }
  await expectAddress(page, '/insights/news');
});

test('Download of the fact sheet leads to the form that sends it', async ({ page }) => {
  await visit(page, '/insights/factsheet');
  await cardsOf(page)
    .getByRole('link', { name: /^Download/ })
    .click();
  await expectAddress(page, '/insights/factsheet/download');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(factSheet);
});

for (const { address } of lists) {
  test(`a card of ${address} stands its picture beside its words above 800 px, over them below`, async ({
    page,
  }) => {
    await visit(page, address);
    const card = cardsOf(page).first();
    for (const [width, isBeside] of [
      [801, true],
      [800, false],
      [390, false],
      [801, true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const picture = await boxOf(card.locator('picture'));
      const heading = await boxOf(card.getByRole('heading'));
      expect(heading.x >= picture.x + picture.width, `beside at ${width} px`).toBe(isBeside);
      expect(heading.y >= picture.y + picture.height, `below at ${width} px`).toBe(!isBeside);
    }
  });
}
