/** The excerpts of the product on a solution page (R264). */
import { expectLayout } from '../support/layout';
import { expect, test } from '../support/test';
import { phone } from '../support/widths';

const section = '[aria-labelledby=key-features]';
const feature = (part: string) => `${section} > div > ul > li:first-child ${part}`;

test('each feature has its excerpt beside it, and all are marked as invented, in print too', async ({
  page,
}) => {
  await page.goto('/solutions/operationalrisk');
  const count = await page.locator(`${section} h3`).count();
  expect(count).toBeGreaterThan(2);
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    await expect(page.locator(`${section} figure`).filter({ visible: true })).toHaveCount(count);
    await expect(page.locator(section).getByText('Illustrative')).toBeVisible();
  }
  await page.emulateMedia({ media: 'screen' });
  await expectLayout(page, [[feature('table'), 'is right of', feature('h3')]], 'on a desktop');
  await page.setViewportSize(phone.size);
  await expectLayout(page, [[feature('table'), 'is below', feature('p')]], 'on a phone');
});

/** The names of the excerpts' tables and lists, and what is in them. */
test('an excerpt is read as what it is', async ({ page }) => {
  await page.goto('/solutions/riskmanagement');
  await expect(page.getByRole('table', { name: 'Register entry' })).toBeVisible();
  const matrix = page.getByRole('table', { name: 'Due diligence' });
  await expect(matrix.getByRole('columnheader')).toHaveText(['Card processor', 'Second processor']);
  const chain = page.getByRole('figure', { name: 'Behind salary payments' }).getByRole('listitem');
  await expect(chain.last()).toHaveText('Fifth partyCloud region2 of 4 services');
});
