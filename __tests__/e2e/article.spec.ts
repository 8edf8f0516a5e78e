import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { expectAddress, readThrough, visit } from './support/visit';
import { windows } from './support/widths';

const address = '/insights/blog/content/blog1';

const articleOf = (page: Page) => page.getByRole('main').getByRole('article');

/** The words of the blocks alone: neither opening nor key takeaways nor contents. */
async function wordsOf(article: Locator): Promise<number> {
  const blocks = article.locator('header ~ div > :not(aside)');
  const texts = await blocks.allInnerTexts();
  return texts
    .join(' ')
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;
}

for (const { name, size } of windows) {
  test(`the title breaks its lines as written, above the date, on a ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page, address);
    const title = articleOf(page).getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Outsourcing risk management: beyond the third party');
    expect(await title.innerText()).toBe('Outsourcing risk management:\nbeyond the third party');
    const day = articleOf(page).getByRole('time');
    await expect(day).toHaveText('12 November 2024');
    await expect(day).toHaveAttribute('datetime', '2024-11-12');
    await expect(articleOf(page).locator('header')).toContainText(/\d+ min read/);
    await expect(articleOf(page).locator('header')).toContainText('Outsourcing Risk');
  });
}

test('the article is written in full: tiers, exit, and one map with risk and continuity', async ({
  page,
}) => {
  await visit(page, address);
  const article = articleOf(page);
  const words = await wordsOf(article);
  expect(words).toBeGreaterThanOrEqual(900);
  expect(words).toBeLessThanOrEqual(1400);
  for (const subject of [
    /a fourth party has one with your supplier, a fifth party/i,
    /exit strategy/i,
    /operational risk/i,
    /business continuity/i,
  ]) {
    await expect(article).toContainText(subject);
  }
});

test('every kind of block stands as what it is', async ({ page }) => {
  await visit(page, address);
  const article = articleOf(page);
  const headings = article.locator('header ~ div').locator('h2[id]:not(aside *)');
  expect(await headings.count()).toBeGreaterThanOrEqual(3);
  expect(await article.getByRole('paragraph').count()).toBeGreaterThan(8);

  const items = article.getByRole('listitem').filter({ has: page.locator('strong') });
  expect(await items.count()).toBeGreaterThanOrEqual(8);
  for (const item of await items.all()) await expect(item).toHaveText(/^[^.?!]+\. .+/s);

  const bold = article.locator('header ~ div > p').filter({ hasText: /^A chain is mapped when/ });
  const weightOf = (locator: Locator) =>
    locator.evaluate((element) => Number(getComputedStyle(element).fontWeight));
  const plain = article.locator('header ~ div > p').first();
  expect(await weightOf(bold.locator('xpath=descendant-or-self::*').last())).toBeGreaterThan(
    await weightOf(plain),
  );
});

for (const { name, size } of windows) {
  test(`the two pictures and the opening one load in a modern format on a ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await visit(page, address);
    await readThrough(page);
    const pictures = articleOf(page).locator('img');
    await expect(pictures).toHaveCount(3);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
        /\.(avif|webp)$/,
      );
    }
    await expect(articleOf(page).getByRole('figure')).toHaveCount(2);
    for (const figure of await articleOf(page).getByRole('figure').all()) {
      await expect(figure.getByRole('img')).toHaveAccessibleName(/\w+ \w+/);
    }
  });
}

test('the contents list the article’s headings', async ({ page }) => {
  await visit(page, address);
  const contents = articleOf(page).getByRole('navigation', { name: 'In this article' });
  const headings = articleOf(page).locator('h2[id]:not(aside *)');
  const names = await headings.allTextContents();
  await expect(contents.getByRole('link')).toHaveText(names);
});

test('the way back leads to the blogs, the closing banner to the contact page', async ({
  page,
}) => {
  await visit(page, address);
  await articleOf(page).getByRole('link', { name: 'Back to Blogs' }).click();
  await expectAddress(page, '/insights/blog');
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Get in Touch' }).click();
  await expectAddress(page, '/contact');
});

test('each heading has a link to itself beside it, which the keyboard reaches and shows', async ({
  page,
}) => {
  await visit(page, address);
  const link = articleOf(page).getByRole('link', { name: 'Link to “Exit is a capability”' });
  await link.focus();
  await expect(link).toBeVisible();
  await expect(link).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expectAddress(page, `${address}#exit-is-a-capability`);
  await expect(page.getByRole('heading', { name: 'Exit is a capability' })).toBeInViewport();
});

test('nothing leads on to other articles while there is only one', async ({ page }) => {
  await visit(page, address);
  await expect(page.getByRole('navigation', { name: 'More articles' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Related insights' })).toHaveCount(0);
});
