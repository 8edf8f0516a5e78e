import {
  first,
  home,
  insights,
  insightsOf,
  navigation,
  oneLine,
  site,
  solutions,
} from '../support/content';
import { boxOf } from '../support/geometry';
import { expect, moving, test } from '../support/test';
import { visit } from '../support/visit';
import { windows } from '../support/widths';

test.use(moving);

const { knowMore, download } = insights.labels;
const solution = first(solutions);

/** Cards with one link, whose target is the whole card. */
const cards = [
  {
    address: '/home',
    link: solution.link,
    title: solution.card.title,
    text: solution.card.subtitle,
    action: home.solutions.knowMore,
  },
  ...insightsOf('blog')
    .slice(0, 1)
    .map(({ slug, heading, description }) => ({
      address: '/insights/blog',
      link: `/insights/blog/content/${slug}`,
      title: oneLine(heading),
      text: first(description),
      action: knowMore,
    })),
  ...insightsOf('factsheet')
    .slice(0, 1)
    .map(({ heading, description }) => ({
      address: '/insights/factsheet',
      link: '/insights/factsheet/download',
      title: heading,
      text: first(description.toReversed()),
      action: download,
    })),
];

for (const { address, link, title, text, action } of cards) {
  test(`the picture and title of a card lead to ${link}`, async ({ page }) => {
    await visit(page, address);
    const card = page
      .getByRole('main')
      .locator('li, article')
      .filter({ has: page.getByText(text, { exact: true }) })
      .filter({ has: page.locator('picture') });
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
      await expect(card.getByRole('link')).toHaveAccessibleName(`${action}: ${title}`);

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

const news = insightsOf('news').flatMap(({ heading, navTo = '' }) =>
  navTo.startsWith('http')
    ? [{ from: '/insights/news', name: `${knowMore}: ${heading}`, to: navTo }]
    : [],
);
const external = [
  { from: '/careers', name: site.privacyPolicy.label, to: site.privacyPolicy.link },
  { from: '/careers', name: site.professionalNetwork.label, to: site.professionalNetwork.link },
  ...news.slice(0, 1),
];

test('links to other sites open a new tab that cannot control this one, and say so', async ({
  page,
  context,
}) => {
  for (const { from, name, to } of external) {
    await context.route(to, (route) => route.fulfill({ body: 'Elsewhere' }));
    await visit(page, from);
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    await expect(link).toHaveAccessibleDescription(navigation.labels.newTab);
    // The arrow of a button points out of the site, and moves the way it points.
    for (const arrow of await link.locator('svg').all()) {
      await expect(arrow).toHaveCSS('rotate', '-45deg');
      const { x, y } = await boxOf(arrow);
      await link.hover();
      await expect.poll(async () => (await boxOf(arrow)).x).toBeGreaterThan(x + 1);
      expect((await boxOf(arrow)).y).toBeLessThan(y - 1);
    }
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await tab.waitForURL(to);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL(from);
  }
});
