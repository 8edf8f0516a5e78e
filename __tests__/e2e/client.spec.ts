import { expect, test } from './support/test';
import { visit } from './support/visit';
import { windows } from './support/widths';

for (const { name, size } of windows) {
  test(`the clients page has a subtitle and three cards of filler text on a ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await visit(page, '/client');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Our Clients');
    await expect(main.getByRole('paragraph').first()).toHaveText(/\w{2,} \w+/);

    const cards = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(cards).toHaveCount(3);
    for (const card of await cards.all()) {
      await expect(card.getByRole('heading', { level: 2 })).toBeVisible();
      await expect(card.getByRole('paragraph')).toHaveText(/dolor/);
    }
  });
}
