import { insights, insightsOf, navigation, site } from './support/content';
import { boxOf } from './support/geometry';
import { expect, moving, test } from './support/test';
import { visit } from './support/visit';

test.use(moving);

const links = [
  { from: '/careers', name: site.privacyPolicy.label, to: site.privacyPolicy.link },
  { from: '/careers', name: site.professionalNetwork.label, to: site.professionalNetwork.link },
  ...insightsOf('news').flatMap(({ heading, navTo }) =>
    navTo?.startsWith('http')
      ? [{ from: '/insights/news', name: `${insights.labels.knowMore}: ${heading}`, to: navTo }]
      : [],
  ),
];

for (const { from, name, to } of links) {
  test(`“${name}” opens a new tab that cannot control the site`, async ({ page, context }) => {
    await context.route(to, (route) => route.fulfill({ body: 'Elsewhere' }));
    await visit(page, from);
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    await expect(link).toHaveAccessibleDescription(navigation.labels.newTab);
    // The arrow of a button points out of the site, and moves the way it points.
    for (const arrow of await link.locator('svg').all()) {
      await expect(arrow).toHaveCSS('rotate', '-45deg');
      const { x, y } = await boxOf(arrow);
      await link.hover();
      await expect.poll(async () => (await boxOf(arrow)).x).toBeGreaterThan(x + 1);
      expect((await boxOf(arrow)).y).toBeLessThan(y - 1);
    }
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await tab.waitForURL(to);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL(from);
  });
}
