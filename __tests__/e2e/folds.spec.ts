import { home, solutions, whyChooseUs } from './support/content';
import { boxOf } from './support/geometry';
import { expect, test } from './support/test';
import { visit } from './support/visit';
import { desktop, phone } from './support/widths';

/** The headings of the home page's folds, each with a text of its content. The first of a group is open. */
const folds = [
  whyChooseUs.cards.map(({ heading, subheadings }) => ({ name: heading, text: subheadings[0] })),
  solutions.map(({ card }) => ({
    name: `${card.subheading} ${card.title}`,
    text: card.subheadingscontent[0],
  })),
].flatMap((group) =>
  group.map(({ name, text = '' }, index) => ({ name, text, isOpen: index === 0 })),
);

test('on a phone content is folded, except the first of each group', async ({ page }) => {
  await page.setViewportSize(phone.size);
  await visit(page, '/home');
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThanOrEqual(10_500);
  // The last point ends before the drawing, which is 96 px wide.
  const panel = await boxOf(page.locator('li:has(> details)').first());
  const last = await boxOf(page.getByText(whyChooseUs.cards[0]?.subheadings.at(-1) ?? ''));
  expect(last.x + last.width).toBeLessThan(panel.x + panel.width - 96);
  const controls = page.getByRole('main').locator('summary');
  await expect(controls).toHaveCount(folds.length);
  for (const [index, { name, text, isOpen }] of folds.entries()) {
    const control = controls.nth(index);
    await expect(control).toHaveAccessibleName(name);
    expect((await boxOf(control)).height).toBeGreaterThanOrEqual(44);
    const content = page.locator('details').nth(index).getByText(text, { exact: true });
    await expect(content).toBeVisible({ visible: isOpen });
    await control.press('Enter');
    await expect(content).toBeVisible({ visible: !isOpen });
  }
  await controls.first().click();
  await expect(page.getByText(folds[0]?.text ?? '', { exact: true }).first()).toBeVisible();

  // From 600 px the panels are in two columns, below an open one with a drawing.
  const panels = page.getByRole('main').locator('li:has(> h3 + details)');
  for (const [width, columns] of [
    [600, 2],
    [599, 1],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await panels.evaluateAll((all) =>
      all.map((panel) => panel.getBoundingClientRect().x),
    );
    expect(new Set(lefts).size, `at ${width} px`).toBe(columns);
    await expect(panels.first()).toHaveCSS('background-image', /core/);
  }
});

for (const [name, prepare, media] of [
  ['a desktop', { viewport: desktop.size }, 'screen'],
  ['a phone without JavaScript', { viewport: phone.size, javaScriptEnabled: false }, 'screen'],
  ['paper', { viewport: phone.size }, 'print'],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use(prepare);

    test('nothing is folded, and there are no controls', async ({ page }) => {
      await page.emulateMedia({ media });
      await page.goto('/home');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.banner.title);
      const details = page.getByRole('main').locator('details');
      for (const [index, { text }] of folds.entries()) {
        await expect(details.nth(index).getByText(text, { exact: true })).toBeVisible();
      }
      await expect(details.locator('summary:visible')).toHaveCount(0);
    });
  });
}
