import type { Page } from '@playwright/test';
import { first, insights, navigation, slugOf, solutions, solutionsEntry } from './support/content';
import { boxOf } from './support/geometry';
import { expect, test } from './support/test';
import { expectPage, scrollTo, visit } from './support/visit';
import { desktop, phone, windows } from './support/widths';

/** The visible links to the current page above the footer, and whether they differ from a link beside them by more than colour. */
const marksOf = (page: Page) =>
  page.evaluate(() => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    const isSeen = (colour: string) => colour !== canvas && !colour.endsWith(', 0)');
    const shapeOf = (element: Element) => {
      const style = getComputedStyle(element);
      const { textDecorationLine, fontWeight, backgroundImage, backgroundColor } = style;
      const edge = isSeen(style.borderBlockEndColor) && style.borderBlockEndWidth;
      return [
        textDecorationLine,
        fontWeight,
        backgroundImage,
        isSeen(backgroundColor),
        edge,
      ].join();
    };
    return [...document.querySelectorAll('[aria-current]:not(footer *)')].flatMap((element) => {
      const others = element.closest('ul')?.querySelectorAll('a:not([aria-current])') ?? [];
      const other = [...others].find(({ classList }) => classList[0] === element.classList[0]);
      if (!other || !element.checkVisibility({ visibilityProperty: true })) return [];
      return { name: element.textContent, isMarked: shapeOf(element) !== shapeOf(other) };
    });
  });

/** Expects the links to the current page to be marked, with forced colours and without. */
async function expectMarks(page: Page) {
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    const marks = await marksOf(page);
    expect(marks.length, page.url()).toBeGreaterThan(0);
    const byColour = marks.filter(({ isMarked }) => !isMarked);
    expect.soft(byColour, `${page.url()}, forced colours ${forcedColors}`).toEqual([]);
  }
}

test('no mark of the current page depends on colour alone', async ({ page }) => {
  const solution = first(solutions).link;
  const category = slugOf(first(insights.categories.slice(1)));
  for (const address of [solution, '/about', `/insights/blog?category=${category}`, '/home']) {
    await page.setViewportSize(desktop.size);
    await visit(page, address);
    const list = page.getByRole('banner').getByRole('button', { name: solutionsEntry.label });
    if (address === solution) await list.click();
    await expectMarks(page);

    await page.setViewportSize(phone.size);
    await page.getByRole('button', { name: navigation.labels.openMenu }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectMarks(page);
  }
});

for (const { name, size } of windows) {
  test(`on a ${name} a bar leads from solution to solution and marks each`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page, first(solutions).link);
    const { solutionsNavigation } = navigation.labels;
    const bar = page.getByRole('navigation', { name: solutionsNavigation });
    const current = bar.locator('[aria-current=page]');
    await expect(bar.getByRole('link')).toHaveText(solutions.map(({ shortName }) => shortName));
    const header = await boxOf(page.getByRole('banner'));
    for (const { link, banner, shortName } of solutions.toReversed()) {
      await bar.getByRole('link', { name: shortName, exact: true }).click();
      await expectPage(page, link, banner.title);
      await expect(current).toHaveText(shortName);
      await expect(current).toBeInViewport({ ratio: 0.95 });
      // It stays below the header while the page scrolls, and both share one line.
      await scrollTo(page, 1800);
      await expect.poll(async () => (await boxOf(bar)).y).toBe(header.height - 1);
      await expect(current).toBeInViewport({ ratio: 0.95 });
    }
    // On a phone on its side, only the header stays.
    await page.setViewportSize({ width: 740, height: 360 });
    await scrollTo(page);
    await expect(page.getByRole('banner')).toBeInViewport();
    await expect(bar).not.toBeInViewport();
  });
}
