import { boxOf } from '../support/geometry';
import { expect, moving, test } from '../support/test';
import { visit } from '../support/visit';

test.use(moving);

/** Cards with one link, whose target is the whole card. */
for (const [address, link, action] of [
  ['/home', '/solutions/operationalrisk', 'Know More: Operational Risk Change Management'],
  [
    '/insights/factsheet',
    '/insights/factsheet/download',
    'Download: Liability protection from data breach claims through cybersecurity frameworks',
  ],
] as const) {
  test(`the picture and title of a card lead to ${link}`, async ({ page }) => {
    await visit(page, address);
    const title = action.replace(/^.*?: /, '');
    const heading = page.getByRole('heading', { name: title, exact: true });
    const card = page
      .getByRole('main')
      .locator('li, article')
      .filter({ has: heading })
      .filter({ has: page.locator('picture') });
    await expect(card.getByRole('link')).toHaveCount(1);
    await expect(card.getByRole('link')).toHaveAccessibleName(action);
    for (const part of [card.locator('picture'), heading]) {
      await visit(page, address);
      await part.scrollIntoViewIfNeeded();
      const box = await boxOf(part);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await expect(page).toHaveURL(link);
    }
  });
}

test('news open a new tab that cannot control this one', async ({ page, context }) => {
  const to = 'https://www.psr.org.uk/our-work/app-scams/';
  await context.route(to, (route) => route.fulfill({ body: 'Elsewhere' }));
  await visit(page, '/insights/news');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Know More: UK authorised push payment fraud' }).click();
  const tab = await opened;
  await tab.waitForURL(to);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL('/insights/news');
});
