import { boxOf } from '../support/geometry';
import { expect, moving, test } from '../support/test';
import { visit } from '../support/visit';

test.use(moving);

/** Cards with one link, whose target is the whole card. */
for (const [address, link, title, action] of [
  [
    '/home',
    '/solutions/operationalrisk',
    'Operational Risk Change Management',
    'Know More: Operational Risk Change Management',
  ],
  [
    '/insights/factsheet',
    '/insights/factsheet/download',
    'Liability protection from data breach claims through cybersecurity frameworks',
    'Download: Liability protection from data breach claims through cybersecurity frameworks',
  ],
] as const) {
  test(`the picture and title of a card lead to ${link}`, async ({ page }) => {
    await visit(page, address);
    const heading = page.getByRole('heading', { name: title, exact: true });
    const card = page
      .getByRole('main')
      .locator('li, article')
      .filter({ has: heading })
      .filter({ has: page.locator('picture') });
    await expect(card.getByRole('link')).toHaveCount(1);
    await expect(card.getByRole('link')).toHaveAccessibleName(action);
    for (const part of [card.locator('picture'), card.getByRole('heading', { name: title })]) {
      await visit(page, address);
      await part.scrollIntoViewIfNeeded();
      const box = await boxOf(part);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await expect(page).toHaveURL(link);
    }
  });
}

for (const [from, name, to] of [
  ['/careers', 'Privacy Policy', 'https://policies.keelstone.example/privacy'],
  ['/careers', 'Follow our company page', 'https://network.example/company/keelstone'],
  [
    '/insights/news',
    'Know More: UK authorised push payment fraud: reimbursement is now mandatory',
    'https://www.psr.org.uk/our-work/app-scams/',
  ],
] as const) {
  test(`${name} opens a new tab that cannot control this one, and says so`, async ({
    page,
    context,
  }) => {
    await context.route(to, (route) => route.fulfill({ body: 'Elsewhere' }));
    await visit(page, from);
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    await expect(link).toHaveAccessibleDescription('(opens in a new tab)');
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await tab.waitForURL(to);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL(from);
  });
}
