/** The excerpts of the product on a solution page (R264). */
import { expectLayout } from '../support/layout';
import { expect, test } from '../support/test';
import { phone } from '../support/widths';

const section = '[aria-labelledby=key-features]';
const feature = (part: string) => `${section} ol > li:first-child ${part}`;

test.beforeEach(({ page }) => page.goto('/solutions/operationalrisk'));

test('each feature has its excerpt beside it, marked as invented, in print too', async ({
  page,
}) => {
  const features = page.locator(`${section} ol > li`);
  const tables = page.locator(`${section} table`).filter({ visible: true });
  const count = await features.count();
  expect(count).toBeGreaterThan(2);
  await expect(tables).toHaveCount(count);
  await expect(page.locator(`${section} ol`).getByText('Illustrative')).toHaveCount(count);
  await expect(tables.first()).toHaveAttribute('aria-labelledby', 'excerpt-1');
  await expectLayout(page, [[feature('table'), 'is right of', feature('h3')]], 'on a desktop');
  await page.emulateMedia({ media: 'print' });
  await expect(tables).toHaveCount(count);
});

test('on a phone the excerpts are below their features, all but the first folded', async ({
  page,
}) => {
  await page.setViewportSize(phone.size);
  const tables = page.locator(`${section} table`).filter({ visible: true });
  await expect(tables).toHaveCount(1);
  await expectLayout(page, [[feature('table'), 'is below', feature('p')]], 'on a phone');
  await page.locator(`${section} summary`).nth(1).click();
  await expect(tables).toHaveCount(2);
});
