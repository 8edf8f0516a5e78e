import type { Locator, Page } from '@playwright/test';
import { first, home, insights, insightsOf, oneLine, solutions } from './support/content';
import { boxOf } from './support/geometry';
import { expect, moving, test } from './support/test';
import { visit } from './support/visit';
import { windows } from './support/widths';

test.use(moving);

const solution = first(solutions);
const post = first(insightsOf('blog'));
const sheet = first(insightsOf('factsheet'));

/** Cards with one link, whose target is the whole card. */
const cards = [
  {
    address: '/home',
    link: solution.link,
    title: solution.card.title,
    text: solution.card.subtitle,
    action: `${home.solutions.knowMore}: ${solution.card.title}`,
  },
  {
    address: '/insights/blog',
    link: `/insights/blog/content/${post.slug}`,
    title: oneLine(post.heading),
    text: first(post.description),
    action: `${insights.labels.knowMore}: ${oneLine(post.heading)}`,
  },
  {
    address: '/insights/factsheet',
    link: '/insights/factsheet/download',
    title: sheet.heading,
    text: first(sheet.description.toReversed()),
    action: `${insights.labels.download}: ${sheet.heading}`,
  },
] as const;

const cardOf = (page: Page, text: string): Locator =>
  page
    .getByRole('main')
    .locator('li, article')
    .filter({ has: page.getByText(text, { exact: true }) })
    .filter({ has: page.locator('picture') });

for (const { address, link, title, text, action } of cards) {
  test(`the picture and title of a card lead to ${link}`, async ({ page }) => {
    await visit(page, address);
    const card = cardOf(page, text);
    for (const { size } of windows) {
      await page.setViewportSize(size);
      const picture = card.locator('picture > img');
      const widthOf = async () => (await boxOf(picture)).width;
      await page.mouse.move(1, 1);
      const { width } = await boxOf(card.locator('picture'));
      await expect.poll(widthOf).toBeCloseTo(width, 0);
      await picture.hover({ force: true });
      await expect.poll(widthOf).toBeGreaterThan(width + 1);
      await expect(card.getByRole('link')).toHaveCount(1);
      await expect(card.getByRole('link')).toHaveAccessibleName(action);

      const words = card.getByText(text, { exact: true });
      await words.dblclick({ position: { x: 12, y: 12 } });
      expect(await page.evaluate(() => getSelection()?.toString().trim())).toMatch(/^\S+$/);
      await expect(page).toHaveURL(address);

      for (const part of [card.locator('picture'), card.getByRole('heading', { name: title })]) {
        await part.scrollIntoViewIfNeeded();
        const { x, y, width, height } = await boxOf(part);
        await page.mouse.click(x + width / 2, y + height / 2);
        await expect(page).toHaveURL(link);
        await page.goBack();
        await expect(card).toBeVisible();
      }
    }
  });
}
