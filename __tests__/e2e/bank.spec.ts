import type { Page } from '@playwright/test';
import { fill } from '../../src/helpers/fill';
import { expectAccessibleAtAnySize } from './support/axe';
import { bank, first } from './support/content';
import { expect, test } from './support/test';
import { visit } from './support/visit';
import { phone, windows } from './support/widths';

const { prompt, record } = bank;
const planes = [bank.services, bank.processes, bank.suppliers];
const kindOf = (block: string) =>
  planes.find(({ blocks }) => blocks.some(({ name }) => name === block))?.kind ?? '';

const groupOf = (page: Page) => page.getByRole('group', { name: prompt });
const blockOf = (page: Page, name: string) =>
  groupOf(page).getByRole('button', {
    name: `${name}, ${kindOf(name)}: ${record.takeAway}`,
    exact: true,
  });
const statusOf = (page: Page) => page.getByRole('main').getByRole('status').first();

/** Expects a block, or none, to be away: its button is pressed, and the record says so. */
async function expectAway(page: Page, block?: string): Promise<void> {
  const pressed = groupOf(page).locator('[aria-pressed=true]');
  await expect(pressed).toHaveCount(block ? 1 : 0);
  if (block) await expect(blockOf(page, block)).toHaveAttribute('aria-pressed', 'true');
  await expect(statusOf(page)).toContainText(
    block ? fill(record.removed, { block }) : record.complete,
  );
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

/** A supplier with a substitute, and the first service that the substitute keeps running. */
const supplier = bank.suppliers.blocks.find(({ name }) => name === bank.first);
const process = bank.processes.blocks.find(({ needs }) => needs.includes(bank.first));
const service = bank.services.blocks.find(({ needs }) => needs.includes(process?.name ?? ''));

for (const { name, size } of windows) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: size, hasTouch: size === phone.size });

    test('a press takes a block away, and the path ends where it should', async ({ page }) => {
      await visit(page, '/home');
      await expectAway(page, bank.first);
      if (supplier?.substitute) {
        await groupOf(page).evaluate((group) => group.scrollIntoView());
        expect(await endsOfPath(page)).toEqual([supplier.substitute, service?.name]);
        await expect(statusOf(page)).toContainText(record.takesOver);
      }
      const block = first(bank.services.blocks).name;
      await blockOf(page, block).click();
      await expectAway(page, block);
      await blockOf(page, block).click();
      await expectAway(page);
      for (const { name: needed, tolerance } of bank.services.blocks) {
        const row = statusOf(page).getByRole('listitem').filter({ hasText: needed });
        await expect(row).toContainText(fill(record.unused, { tolerance }));
      }
      await expectAccessibleAtAnySize(page, 'main');
    });
  });
}

test('the keyboard takes blocks away in order, Escape puts them back, and the proof is a step away', async ({
  page,
}) => {
  await visit(page, '/home');
  const names = planes.flatMap(({ blocks }) => blocks.map((block) => block.name));
  await blockOf(page, first(names)).focus();
  for (const block of names) {
    await expect(blockOf(page, block)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectAway(page, block);
    await page.keyboard.press('Escape');
    await expectAway(page);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('main').locator(':focus')).toHaveAccessibleName(
    first(bank.services.blocks).proof.label,
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(first(bank.services.blocks).proof.address);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bank is a still with its outcome, in print too', async ({ page }) => {
    await page.goto('/home');
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      await expect(statusOf(page)).toContainText(fill(record.removed, { block: bank.first }));
      await expect(page.getByText(prompt, { exact: true })).toBeHidden();
      await expect(groupOf(page).getByText(bank.first, { exact: true })).toBeVisible();
    }
    await page.emulateMedia({ media: 'screen' });
    await expect(groupOf(page).getByRole('button')).toHaveCount(0);
  });
});
