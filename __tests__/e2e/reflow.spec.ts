import type { Page } from '@playwright/test';
import { routes } from '../../tools/site/routes';
import { first, navigation, solutions } from './support/content';
import { cutOffTexts, sidewaysOverflow } from './support/text-fit';
import { expect, test } from './support/test';
import { readThrough, visit } from './support/visit';

/** From the smallest window of WCAG 1.4.10 to a wide screen; 640 is 1280 at 200 %. */
const widths = [320, 390, 640, 800, 1000, 1250, 1920, 2560];

/** The spacing of WCAG 1.4.12. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Expects no sideways scrolling and no word cut off at any of these widths. */
async function expectReflow(page: Page, at: readonly number[]) {
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => sidewaysOverflow(page), `at ${width} px`).toBe(0);
    await expect.poll(() => cutOffTexts(page), `at ${width} px`).toEqual([]);
  }
}

for (const route of [...routes, '/insights/news?category=grc']) {
  test(`${route} fits every window, also with the text spacing of WCAG 1.4.12`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, route);
    await readThrough(page);
    await expectReflow(page, widths);
    await page.addStyleTag({ content: spacing });
    await expectReflow(page, [320, 390, 1280]);
  });
}

test('the menu of a phone loses no word with more spacing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await visit(page, first(solutions).link);
  await page.getByRole('button', { name: navigation.labels.openMenu }).click();
  await page.addStyleTag({ content: spacing });
  await expectReflow(page, [320]);
  const sheet = page.getByRole('dialog');
  expect(await sheet.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});
