import type { Page } from '@playwright/test';
import { first, navigation, solutions } from './support/content';
import { boxOf } from './support/geometry';
import { expect, test } from './support/test';
import { expectPage, visit } from './support/visit';
import { windows } from './support/widths';

const barOf = (page: Page) =>
  page.getByRole('navigation', { name: navigation.labels.solutionsNavigation });

for (const { name, size } of windows) {
  test(`on a ${name} the bar leads from solution to solution and marks each`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page, first(solutions).link);
    const names = solutions.map(({ shortName }) => shortName);
    await expect(barOf(page).getByRole('link')).toHaveText(names);
    const header = await boxOf(page.getByRole('banner'));
    for (const { link, banner, shortName } of solutions.toReversed()) {
      await barOf(page).getByRole('link', { name: shortName, exact: true }).click();
      await expectPage(page, link, banner.title);
      const current = barOf(page).locator('[aria-current=page]');
      await expect(current).toHaveText(shortName);
      await expect(current).toBeInViewport({ ratio: 0.95 });

      // It stays below the header while the page scrolls, and both share one line.
      await page.evaluate(() => window.scrollTo({ top: 1800, behavior: 'instant' }));
      await expect.poll(async () => (await boxOf(barOf(page))).y).toBe(header.height - 1);
      await expect(current).toBeInViewport({ ratio: 0.95 });
    }
  });
}
