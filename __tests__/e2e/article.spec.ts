import { createAnchors } from '../../src/content-model/source/markdown/anchors';
import { insights, insightsOf, longTexts, oneLine } from './support/content';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const { labels } = insights;
const addressOf = (slug: string) => `/insights/blog/content/${slug}`;

/** The newest article with a table of contents, or else the newest one. */
const posts = insightsOf('blog');
const post = posts.find(({ slug }) => longTexts.includes(addressOf(slug))) ?? posts[0];

test('an article has its opening and contents, and leads to other pages', async ({ page }) => {
  test.skip(!post, 'there is no article');
  if (!post) return;
  const address = addressOf(post.slug);
  await visit(page, address);
  const article = page.getByRole('main').getByRole('article');
  const opening = article.locator('header');
  // With its line breaks.
  expect(await opening.getByRole('heading', { level: 1 }).innerText()).toBe(post.heading);
  await expect(opening.getByRole('time').first()).toHaveAttribute('datetime', post.date);
  await expect(opening.getByRole('time').first()).toHaveText(
    new Date(post.date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
  );
  // The category that means all is left out.
  if (post.category !== insights.categories[0]) await expect(opening).toContainText(post.category);
  await expect(opening).toContainText(post.author ?? '');
  await expect(opening).toHaveText(new RegExp(labels.readingTime.replace('{minutes}', '\\d+')));
  // Reader views leave an aside out.
  const takeaways = article.getByRole('region', { name: labels.keyTakeaways });
  await expect(takeaways.getByRole('list').first().getByRole('listitem')).toHaveText(
    post.keyTakeaways,
  );
  // A heading whose words match an id in use gets another anchor (R114: no heading takes an id of the page).
  const ids = await page
    .locator('[id]:not([data-level] > *)')
    .evaluateAll((parts) => parts.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(5);
  expect(ids.filter((id) => createAnchors()(id) === id)).toEqual([]);

  const contents = article.getByRole('navigation', { name: labels.contents });
  const headings = article.locator('h2[id]:not(#key-takeaways, #footnotes, nav *)');
  if (longTexts.includes(address)) {
    await expect(contents.getByRole('link')).toHaveText(await headings.allTextContents());
    // Entries of two lines have the same space around them.
    const spaces = await contents.getByRole('link').evaluateAll((links) =>
      links.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return Math.round(link.getBoundingClientRect().top - range.getBoundingClientRect().top);
      }),
    );
    expect(new Set(spaces).size).toBe(1);
    // The focus shows the link of a heading.
    const words = oneLine((await headings.last().textContent()) ?? '');
    const name = labels.sectionLink.replace('{heading}', words);
    const link = article.getByRole('link', { name });
    await link.focus();
    await expect(link).toHaveCSS('opacity', '1');
    const selected = await headings.last().evaluate((heading) => {
      getSelection()?.selectAllChildren(heading.parentElement ?? heading);
      return String(getSelection()).trim();
    });
    expect(oneLine(selected)).toBe(words);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${address}#${await headings.last().getAttribute('id')}`);
    await expect(headings.last()).toBeInViewport();
  }

  const { action } = labels.closing;
  const others = page.getByRole('region', {
    name: new RegExp(`^(${labels.related}|${labels.latest})$`),
  });
  await expect(others.getByRole('link').first()).toBeVisible({
    visible: (['blog', 'news', 'factsheet'] as const).flatMap(insightsOf).length > 1,
  });
  await article.getByRole('link', { name: labels.backToList }).click();
  await expect(page).toHaveURL('/insights/blog');
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: action.label }).click();
  await expect(page).toHaveURL(action.address);
});
