import { boxOf, isBelow } from './support/geometry';
import { expect, test } from './support/test';
import { visit } from './support/visit';
import { windows } from './support/widths';

test('an audience is read before its outcome', async ({ page }) => {
  await visit(page, '/home');
  const name = page.getByRole('heading', { name: 'Risk managers', exact: true });
  const card = page.getByRole('listitem').filter({ has: name });
  for (const { size } of windows) {
    await page.setViewportSize(size);
    await expect(card).toHaveText(/^Risk managersSimplify risk managementImprove efficiency/);
    const outcome = card.getByText('Simplify risk management', { exact: true });
    expect(isBelow(await boxOf(name), await boxOf(outcome))).toBe(true);
  }
});

test('an example of the product is a table with a name, and a date says what it is', async ({
  page,
}) => {
  await visit(page, '/home');
  const example = page.getByRole('table', { name: 'Audit log', exact: true });
  await expect(example.getByRole('row')).toHaveCount(3);
  const ofSolution = page.getByRole('table', { name: 'Exercises', exact: true });
  await expect(ofSolution.getByRole('row')).toHaveCount(3);
  await page.goto('/legal');
  await expect(page.getByRole('main').getByText('Updated').locator('..')).toHaveText(
    'Updated 22 November 2026',
  );
});
