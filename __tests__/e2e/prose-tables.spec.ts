import { boxOf, isBelow, isBeside } from './support/geometry';
import { expect, test } from './support/test';
import { visit } from './support/visit';
import { desktop, phone } from './support/widths';

test('on phones the columns of a table of sentences are stacked', async ({ page }) => {
  await visit(page, '/assurance');
  for (const { size } of [desktop, phone]) {
    await page.setViewportSize(size);
    const tables = page.getByRole('main').locator('table');
    const table = tables.first();
    const names = await table.locator('thead th').allTextContents();
    expect(names).toHaveLength(3);
    for (const row of await table.locator('tbody tr').all()) {
      const cells = await row.locator('th, td').all();
      const boxes = await Promise.all(cells.map(boxOf));
      for (const [column, box] of boxes.entries()) {
        const before = boxes[column - 1];
        if (!before) continue;
        expect((size === phone.size ? isBelow : isBeside)(box, before)).toBe(true);
        const label = await cells[column]?.evaluate(
          (cell) => getComputedStyle(cell, '::before').content,
        );
        expect(label).toBe(size === phone.size ? `"${names[column]}" / ""` : 'none');
      }
      for (const { x, width } of boxes) expect(x + width).toBeLessThanOrEqual(size.width);
    }
    // All tables share their columns, and each row has a rule.
    const rows = await tables.locator('tbody tr').all();
    const starts = await Promise.all(
      rows.map(async (row) => (await boxOf(row.locator('td').last())).x),
    );
    expect(new Set(starts).size).toBe(1);
    for (const row of rows.slice(1)) {
      const ruled = (element: Element) => {
        const { borderTopWidth, borderBottomWidth } = getComputedStyle(element);
        return borderTopWidth !== '0px' || borderBottomWidth !== '0px';
      };
      const lines = [row, row.locator('td').last()].map((part) => part.evaluate(ruled));
      expect(await Promise.all(lines)).toContain(true);
    }
  }
});
