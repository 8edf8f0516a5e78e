/** The excerpts of the product on a solution page (R268). */
import { solutions } from '../support/content';
import { expectLayout, type Row } from '../support/layout';
import { expect, test } from '../support/test';
import { desktop, phone } from '../support/widths';

const section = '[aria-labelledby=key-features]';
const feature = (index: number) => `${section} ol > li:nth-child(${index + 1})`;

for (const { link, features } of solutions) {
  test(`on ${link} each feature has its excerpt beside it, and on phones below it, folded`, async ({
    page,
  }) => {
    await page.goto(link);
    const tables = page.locator(`${section} table`);
    for (const [index, { excerpt }] of features.cards.entries()) {
      await expect(tables.nth(index)).toHaveAttribute('aria-labelledby', `excerpt-${index + 1}`);
      const bar = page.locator(`#excerpt-${index + 1}`);
      for (const words of [features.record.name, excerpt.caption, features.record.note]) {
        await expect(bar).toContainText(words);
      }
    }
    const rows = (relation: Row[1]): Row[] =>
      features.cards.map((_, index) => [
        `${feature(index)} table`,
        relation,
        `${feature(index)} ${relation === 'is below' ? 'p' : 'h3'}`,
      ]);
    await expectLayout(page, rows('is right of'), 'on a desktop');
    await page.emulateMedia({ media: 'print' });
    await expect(tables.filter({ visible: true })).toHaveCount(features.cards.length);
    await page.emulateMedia({ media: 'screen' });

    await page.setViewportSize(phone.size);
    await expect(tables.filter({ visible: true })).toHaveCount(1);
    for (const control of await page.locator(`${section} summary`).all()) {
      if (await control.locator('xpath=..').evaluate((details) => !details.hasAttribute('open'))) {
        await control.click();
      }
    }
    await expectLayout(page, rows('is below'), 'on a phone');
    await page.setViewportSize(desktop.size);
    await expectLayout(page, rows('is right of'), 'after a turn');
  });
}
