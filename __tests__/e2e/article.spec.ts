import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { createAnchors } from '../../src/content-model/source/markdown/anchors';
import { first, insights, insightsOf, oneLine } from './support/content';
import { expect, test } from './support/test';
import { readThrough, visit } from './support/visit';

const post = first(insightsOf('blog'));
const address = `/insights/blog/content/${post.slug}`;
const { labels } = insights;

const articleOf = (page: Page) => page.getByRole('main').getByRole('article');

/** The headings of the body, without those of key takeaways and contents. */
const headingsOf = (page: Page) => articleOf(page).locator('h2[id]:not(#key-takeaways, nav *)');

/** The number of matches in the article's Markdown. */
const countInMarkdown = (pattern: RegExp) => [...post.body.matchAll(pattern)].length;

test.beforeEach(async ({ page }) => visit(page, address));

test('the opening and every block have the right elements', async ({ page }) => {
  const opening = articleOf(page).locator('header');
  const title = opening.getByRole('heading', { level: 1 });
  expect(await title.innerText()).toBe(post.heading);
  await expect(opening.getByRole('time')).toHaveAttribute('datetime', post.date);
  await expect(opening.getByRole('time')).toHaveText(
    new Date(post.date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
  );
  await expect(opening).toContainText(post.category);
  await expect(opening).toContainText(post.author);
  await expect(opening).toHaveText(new RegExp(labels.readingTime.replace('{minutes}', '\\d+')));

  const article = articleOf(page);
  await expect(headingsOf(page)).toHaveCount(countInMarkdown(/^## /gm));
  await expect(article.getByRole('figure')).toHaveCount(countInMarkdown(/^!\[/gm));

  const items = article.getByRole('listitem').filter({ has: page.locator('strong') });
  await expect(items).toHaveCount(countInMarkdown(/^- \*\*/gm));

  const [, boldText = ''] = /^\*\*([^*]+)\*\*$/m.exec(post.body) ?? [];
  const weightOf = (locator: Locator) =>
    locator.evaluate((element) => Number(getComputedStyle(element).fontWeight));
  expect(await weightOf(article.getByText(boldText, { exact: true }))).toBeGreaterThan(
    await weightOf(article.getByRole('paragraph').last()),
  );
  // Reader views leave an aside out.
  const takeaways = article.getByRole('region', { name: labels.keyTakeaways });
  await expect(takeaways.getByRole('list').first().getByRole('listitem')).toHaveText(
    post.keyTakeaways,
  );

  const ids = await page
    .locator('[id]:not([data-level] > *)')
    .evaluateAll((parts) => parts.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(5);
  // A heading whose words match an id in use gets another anchor (R222: no heading takes an id of the page).
  expect(ids.filter((id) => createAnchors()(id) === id)).toEqual([]);
});

test('pictures load in a modern format, at the widths in their srcset', async ({ page }) => {
  const metadataOf = async (src: string) =>
    sharp(await (await page.request.get(src)).body()).metadata();
  await readThrough(page);
  const pictures = await articleOf(page).locator('picture').all();
  expect(pictures.length).toBeGreaterThan(1);
  for (const picture of pictures) {
    const image = picture.locator('img');
    await expect(image).toHaveJSProperty('complete', true);
    const loaded = await image.evaluate((element: HTMLImageElement) => element.currentSrc);
    expect(loaded).toMatch(/\.(avif|webp)$/);

    const candidates = ((await picture.locator('source').getAttribute('srcset')) ?? '').split(',');
    expect(candidates.length).toBeGreaterThan(2);
    for (const candidate of candidates) {
      const [src = '', width] = candidate.split(' ');
      expect(`${(await metadataOf(src)).width}w`, candidate).toBe(width);
    }
    expect(new Set(candidates).size).toBe(candidates.length);
    const fallback = (await image.getAttribute('src')) ?? '';
    expect((await metadataOf(fallback)).format).toBe('jpeg');
  }
  for (const figure of await articleOf(page).getByRole('figure').all()) {
    await expect(figure.getByRole('img')).toHaveAccessibleName(/\w+ \w+/);
  }
});

test('the contents list the headings, and focus shows the link of a heading', async ({ page }) => {
  const contents = articleOf(page).getByRole('navigation', { name: labels.contents });
  await expect(contents.getByRole('link')).toHaveText(await headingsOf(page).allTextContents());
  // Entries of two lines have the same space around them.
  const spaces = await contents.getByRole('link').evaluateAll((links) =>
    links.map((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return Math.round(link.getBoundingClientRect().top - range.getBoundingClientRect().top);
    }),
  );
  expect(new Set(spaces).size).toBe(1);
  const heading = headingsOf(page).last();
  const words = oneLine((await heading.textContent()) ?? '');
  const name = labels.sectionLink.replace('{heading}', words);
  const link = articleOf(page).getByRole('link', { name });
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${address}#${await heading.getAttribute('id')}`);
  await expect(heading).toBeInViewport();
});

test('an article leads to other insights, the list and the contact page', async ({ page }) => {
  const name = new RegExp(`^(${labels.related}|${labels.latest})$`);
  await expect(page.getByRole('region', { name }).getByRole('link').first()).toBeVisible();
  await articleOf(page).getByRole('link', { name: labels.backToList }).click();
  await expect(page).toHaveURL('/insights/blog');
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: labels.closing.action.label }).click();
  await expect(page).toHaveURL(labels.closing.action.address);
});
