import { audiences, insights, textPages, whyChooseUs } from './support/content';
import { boxOf, isBelow } from './support/geometry';
import { expect, test } from './support/test';
import { visit } from './support/visit';
import { windows } from './support/widths';

test('an audience is read before its outcome; examples and dates are labelled', async ({
  page,
}) => {
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
  for (const { excerpt } of whyChooseUs.cards) {
    const name = `${excerpt.caption} ${whyChooseUs.note}`;
    const example = page.getByRole('table', { name, exact: true });
    await expect(example.getByRole('row')).toHaveCount(excerpt.rows.length);
  }
  for (const { slug } of textPages) {
    await page.goto(`/${slug}`);
    const date = page.getByRole('main').getByRole('time').first();
    await expect(date.locator('..')).toHaveText(
      `${insights.labels.updated} ${await date.textContent()}`,
    );
  }
});
