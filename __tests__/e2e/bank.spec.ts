import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { visit } from './support/visit';
import { phone, windows } from './support/widths';

const groupOf = (page: Page) =>
  page.getByRole('group', { name: 'Take anything away. See what still runs.' });
const blockOf = (page: Page, name: string) =>
  groupOf(page).getByRole('button', { name: new RegExp(`^${name}, .+: take away$`) });
const recordOf = (page: Page) => page.getByRole('main').getByRole('status').first();

/** Expects a block to be away: its button alone is pressed, and the record says so. */
async function expectAway(page: Page, block: string): Promise<void> {
  await expect(groupOf(page).locator('[aria-pressed=true]')).toHaveCount(1);
  await expect(blockOf(page, block)).toHaveAttribute('aria-pressed', 'true');
  await expect(recordOf(page)).toContainText(`09:14 ${block} taken away`);
}

async function expectComplete(page: Page): Promise<void> {
  await expect(groupOf(page).locator('[aria-pressed=true]')).toHaveCount(0);
  await expect(recordOf(page)).toContainText('09:14 Nothing taken away');
}

/** The buttons under both ends of the lit path, from its supplier. */
const endsOfPath = (page: Page) =>
  groupOf(page)
    .locator('svg:visible path:last-child')
    .evaluate((path: SVGPathElement) => {
      const matrix = path.getScreenCTM();
      if (!matrix) return [];
      return [0, path.getTotalLength()].map((length) => {
        const { x, y } = path.getPointAtLength(length).matrixTransform(matrix);
        return document.elementFromPoint(x, y)?.closest('button')?.firstChild?.textContent;
      });
    });

for (const { name, size } of windows) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: size, hasTouch: size === phone.size });

    test('a press takes a block away, and the path ends where it should', async ({ page }) => {
      await visit(page, '/home');
      await expectAway(page, 'Card processor');
      await groupOf(page).evaluate((group) => group.scrollIntoView());
      expect(await endsOfPath(page)).toEqual(['Second processor', 'Card payments']);
      await expect(recordOf(page)).toContainText('Takes over');
      await blockOf(page, 'Card payments').click();
      await expectAway(page, 'Card payments');
      await blockOf(page, 'Card payments').click();
      await expectComplete(page);
      await expect(
        recordOf(page).getByRole('listitem').filter({ hasText: 'Salary payments' }),
      ).toContainText('Tolerance of 48 h');
    });
  });
}

test('the keyboard takes blocks away in order, Escape puts them back, and the proof is a step away', async ({
  page,
}) => {
  await visit(page, '/home');
  await blockOf(page, 'Card payments').focus();
  for (const block of [
    ...['Card payments', 'Cash withdrawals', 'Online banking', 'Salary payments'],
    ...['Authorisation', 'ATM switching', 'Customer sign-in', 'Payment run'],
    ...['Card processor', 'Second processor', 'Cloud region', 'Payroll bureau'],
  ]) {
    await expect(blockOf(page, block)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectAway(page, block);
    await page.keyboard.press('Escape');
    await expectComplete(page);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('main').locator(':focus')).toHaveAccessibleName(
    'Tolerances and self-assessment',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/solutions/businesscontinuity#feature-5');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bank is a still with its outcome, in print too', async ({ page }) => {
    await page.goto('/home');
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      await expect(recordOf(page)).toContainText('09:14 Card processor taken away');
      await expect(page.getByText('Take anything away.')).toBeHidden();
      await expect(groupOf(page).getByText('Card processor', { exact: true })).toBeVisible();
    }
    await page.emulateMedia({ media: 'screen' });
    await expect(groupOf(page).getByRole('button')).toHaveCount(0);
  });
});
