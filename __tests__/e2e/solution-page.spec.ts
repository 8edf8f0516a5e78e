import type { Locator, Page } from '@playwright/test';
import { first, insights, insightsOf, navigation, solutions } from './support/content';
import { boxOf } from './support/geometry';
import { expect, test } from './support/test';
import { sectionOf, visit } from './support/visit';
import { phone, windows } from './support/widths';

const bannerPicture = (page: Page) => page.locator('img[fetchpriority="high"]');

const leftOf = async (part: Locator) => Math.round((await boxOf(part)).x);

for (const width of [1024, 1280, 1440, 1920]) {
  test(`picture, introduction, record and questions begin on one line at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { link, introduction, features, questions } of solutions) {
      await visit(page, link);
      const edge = await leftOf(bannerPicture(page));
      const record = page.getByRole('paragraph').filter({ hasText: features.record.note });
      for (const part of [
        sectionOf(page, introduction.heading).getByRole('paragraph').first(),
        // Below 64rem it is above the excerpts.
        ...(width > 1024 ? [record] : []),
        sectionOf(page, questions.heading).getByRole('heading', { level: 2 }),
      ]) {
        expect.soft(Math.abs((await leftOf(part)) - edge), link).toBeLessThanOrEqual(1);
      }
    }
  });
}

test('the rows of every excerpt beside its feature are 56 to 64 px high', async ({ page }) => {
  for (const { link, features } of solutions) {
    await visit(page, link);
    const rows = sectionOf(page, features.heading).getByRole('row');
    await expect(rows).toHaveCount(features.cards.flatMap(({ excerpt }) => excerpt.rows).length);
    const heights = await rows.evaluateAll((all) =>
      all.map((row) => Math.round(row.getBoundingClientRect().height)),
    );
    expect.soft(Math.min(...heights), link).toBeGreaterThanOrEqual(56);
    expect.soft(Math.max(...heights), link).toBeLessThanOrEqual(64);
  }
});

test('each benefit says what it replaces, beside a pictogram without a colour of its own', async ({
  page,
}) => {
  for (const { link, benefits } of solutions) {
    await visit(page, link);
    for (const { heading, replaces } of benefits.cards) {
      const benefit = sectionOf(page, benefits.heading)
        .getByRole('listitem')
        .filter({
          has: page.getByRole('heading', { name: heading, exact: true }),
        });
      await expect(benefit).toContainText(replaces);
      const pictogram = benefit.locator('img');
      await expect(pictogram).toHaveAttribute('alt', '');
      const file = await page.request.get((await pictogram.getAttribute('src')) ?? '');
      expect(await file.text()).not.toMatch(/(?:fill|stroke)="(?!none)/);
    }
  }
});

test('a detail of the page’s own picture stands beside the questions, up to the window’s edge', async ({
  page,
}) => {
  const sourceOf = (picture: Locator) =>
    picture.evaluate(({ parentElement }) => parentElement?.querySelector('source')?.srcset);
  for (const { size } of windows) {
    await page.setViewportSize(size);
    for (const { link, questions } of solutions) {
      await visit(page, link);
      const section = sectionOf(page, questions.heading);
      const detail = section.locator('img');
      expect(await sourceOf(detail)).toBe(await sourceOf(bannerPicture(page)));
      const [picture, whole] = [await boxOf(detail.locator('..')), await boxOf(section)];
      expect(picture.x).toBe(0);
      expect(picture.y).toBe(whole.y);
      const [isFull, length] =
        size === phone.size ? [picture.width, size.width] : [picture.height, whole.height];
      expect(isFull).toBeCloseTo(length, 0);
      await expect(detail).toHaveAttribute('alt', '');
    }
  }
});

test('insights are called related only where they are of the solution’s category', async ({
  page,
}) => {
  const all = ['blog', 'factsheet', 'news'].flatMap(insightsOf);
  const { related, latest } = insights.labels;
  for (const { link, category } of solutions) {
    await visit(page, link);
    const isRelated = all.some((insight) => insight.category === category);
    const shown = sectionOf(page, isRelated ? related : latest);
    await expect(shown.getByRole('link').first()).toBeVisible();
    await expect(sectionOf(page, isRelated ? latest : related)).toHaveCount(0);
  }
});

test('the header and the bar with the solutions, once it sticks, share one line', async ({
  page,
}) => {
  const { link, benefits } = first(solutions);
  for (const { size } of windows) {
    await page.setViewportSize(size);
    await visit(page, link);
    await sectionOf(page, benefits.heading).scrollIntoViewIfNeeded();
    const bar = page.getByRole('navigation', { name: navigation.labels.solutionsNavigation });
    const [header, stuck] = [await boxOf(page.getByRole('banner')), await boxOf(bar)];
    expect(stuck.y).toBe(header.y + header.height - 1);
  }
});
