import type { Page } from '@playwright/test';
import { first, navigation, solutions, solutionsEntry } from './support/content';
import { expect, test } from './support/test';
import { visit } from './support/visit';
import { desktop, phone } from './support/widths';

/**
 * The visible links that look different because they are the current page, and those among them that differ only in
 * colour.
 */
const marks = (page: Page) =>
  page.evaluate(() => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    const isSeen = (colour: string) => colour !== canvas && !colour.endsWith(', 0)');
    const shapeOf = (style: CSSStyleDeclaration) => [
      style.textDecorationLine,
      style.fontWeight,
      style.backgroundImage,
      isSeen(style.backgroundColor),
      isSeen(style.borderBlockEndColor) && style.borderBlockEndWidth,
    ];
    const coloursOf = ({ color, backgroundColor, borderColor }: CSSStyleDeclaration) =>
      [color, backgroundColor, borderColor].join();
    const marked: (string | null)[] = [];
    const byColour: (string | null)[] = [];
    for (const element of document.querySelectorAll('[aria-current]')) {
      const others = element.closest('ul')?.querySelectorAll('a:not([aria-current])') ?? [];
      const other = [...others].find(({ classList }) => classList[0] === element.classList[0]);
      if (!other || !element.checkVisibility({ visibilityProperty: true })) continue;
      const [style, plain] = [getComputedStyle(element), getComputedStyle(other)];
      const hasShape = shapeOf(style).join() !== shapeOf(plain).join();
      if (hasShape || coloursOf(style) !== coloursOf(plain)) marked.push(element.textContent);
      if (!hasShape && coloursOf(style) !== coloursOf(plain)) byColour.push(element.textContent);
    }
    return { marked, byColour };
  });

/** Expects visible marks, none of them only a colour, with forced colours and without. */
async function expectMarks(page: Page, address: string) {
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    const { marked, byColour } = await marks(page);
    expect(marked.length, address).toBeGreaterThan(0);
    expect.soft(byColour, `${address}, forced colours ${forcedColors}`).toEqual([]);
  }
}

test('no mark of the current page depends on colour alone', async ({ page }) => {
  const solution = first(solutions).link;
  for (const address of [solution, '/about', '/insights/blog?category=fraud', '/home']) {
    await page.setViewportSize(desktop.size);
    await visit(page, address);
    if (address === solution) {
      const name = solutionsEntry.label;
      await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
    }
    await expectMarks(page, address);

    await page.setViewportSize(phone.size);
    await page.getByRole('button', { name: navigation.labels.openMenu }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectMarks(page, address);
  }
});
