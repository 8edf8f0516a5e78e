import { solutions, whyChooseUs } from '../support/content';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';
import { desktop, phone } from '../support/widths';

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
  const height = await page.evaluate(() => document.body.scrollHeight);
  expect(height).toBeLessThanOrEqual(2_100 * Math.max(5, solutions.length));
  const controls = page.getByRole('main').locator('summary');
  await expect(controls).toHaveCount(folds.length);
  for (const [index, { name, text, isOpen }] of folds.entries()) {
    const control = controls.nth(index);
    await expect(control).toHaveAccessibleName(name);
    const content = page.locator('details').nth(index).getByText(text, { exact: true });
    await expect(content).toBeVisible({ visible: isOpen });
    await control.press('Enter');
    await expect(content).toBeVisible({ visible: !isOpen });
  }
  await controls.first().click();
});

test('on a desktop, on paper and without JavaScript nothing is folded', async ({
  page,
  browser,
  baseURL,
}) => {
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL });
  for (const [shown, { size }, media] of [
    [page, desktop, 'screen'],
    [page, phone, 'print'],
    [plain, phone, 'screen'],
  ] as const) {
    await shown.setViewportSize(size);
    await shown.emulateMedia({ media });
    await shown.goto('/home');
    const details = shown.getByRole('main').locator('details');
    for (const [index, { text }] of folds.entries()) {
      await expect(details.nth(index).getByText(text, { exact: true })).toBeVisible();
    }
    await expect(details.locator('summary:visible')).toHaveCount(0);
  }
  await plain.close();
});
