import { audiences, first, insights, insightsOf, textPages, whyChooseUs } from './support/content';
import { boxOf, isBelow } from './support/geometry';
import { expect, test } from './support/test';
import { visit } from './support/visit';
import { windows } from './support/widths';

test('an audience is read before its outcome, and an example is labelled', async ({ page }) => {
  await visit(page, '/home');
  for (const { size } of windows) {
    await page.setViewportSize(size);
    for (const { heading, outcome, subheadings } of audiences.cards) {
      const name = page.getByRole('heading', { name: heading, exact: true });
      const card = page.getByRole('listitem').filter({ has: name });
      await expect(card).toHaveText(`${heading}${outcome}${subheadings}`);
      const benefit = card.getByText(outcome, { exact: true });
      expect(isBelow(await boxOf(name), await boxOf(benefit))).toBe(true);
    }
  }
  for (const { log } of whyChooseUs.cards) {
    if (!log) continue;
    const example = page.getByRole('figure', { name: log.caption, exact: true });
    await expect(example.getByText(log.caption)).toBeVisible();
    await expect(example.getByRole('listitem')).toHaveCount(log.entries.length);
  }
});

test('a card labels its category, even “All”', async ({ page }) => {
  const [all] = insights.categories;
  const { heading } = first(insightsOf('factsheet').filter(({ category }) => category === all));
  await visit(page, '/insights/factsheet');
  const card = page.getByRole('article').filter({ hasText: heading });
  await expect(card.getByRole('paragraph').first()).toContainText(
    `${insights.labels.category} ${all}`,
  );
});

test('each text page labels its date', async ({ page }) => {
  for (const { slug } of textPages) {
    await page.goto(`/${slug}`);
    const date = page.getByRole('main').getByRole('time').first();
    await expect(date.locator('..')).toHaveText(
      `${insights.labels.updated} ${await date.textContent()}`,
    );
  }
});
