import type { Page } from '@playwright/test';
import { boxOf } from './support/geometry';
import { expect, test } from './support/test';
import { expectAddress, visit } from './support/visit';
import { phone, windows } from './support/widths';

const solutions = [
  ['/solutions/operationalrisk', 'Operational Risk Change Management', 'Operational Risk'],
  ['/solutions/businesscontinuity', 'Business Continuity Management', 'Business Continuity'],
  ['/solutions/riskmanagement', 'Outsourcing Risk Management', 'Outsourcing Risk'],
  ['/solutions/aigovernance', 'AI Governance and Risk Management', 'AI Governance'],
  ['/solutions/processrisks', 'Process Risks & Controls Management', 'Process Risks & Controls'],
] as const;

/** The only one with insights in its category. */
const withInsights = '/solutions/riskmanagement';

const regionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const barOf = (page: Page) => page.getByRole('navigation', { name: 'Our solutions' });

for (const [address, title, shortName] of solutions) {
  test(`${address} has banner, introduction, five features, six benefits, form and closing banner`, async ({
    page,
  }) => {
    await visit(page, address);
    for (const { size } of windows) {
      await page.setViewportSize(size);
      const regions = page.getByRole('main').getByRole('region');
      await expect(regions.getByRole('heading', { level: 2 })).toHaveText([
        /\w+/,
        'Key Features',
        'Benefits',
        ...(address === withInsights ? ['Related insights'] : []),
        'Find Out How Our RegTech Solutions Can Help',
        /\w+/,
      ]);
      const banner = regionOf(page, title);
      await expect(banner.getByRole('paragraph')).toHaveText(/\w+/);
      await expect(banner.getByRole('link', { name: 'Request Demo' })).toBeVisible();
      await expect(regions.nth(1).getByRole('paragraph').first()).toHaveText(/\w+/);

      for (const [name, count] of [
        ['Key Features', 5],
        ['Benefits', 6],
      ] as const) {
        const cards = regionOf(page, name).getByRole('listitem');
        await expect(cards).toHaveCount(count);
        await expect(cards.getByRole('heading', { level: 3 })).toHaveText(Array(count).fill(/\w+/));
        await expect(cards.getByRole('paragraph')).toHaveText(Array(count).fill(/\w{2,} \w+/));
      }
    }

    const current = barOf(page).locator('[aria-current=page]');
    await expect(current).toHaveText(shortName);

    await regionOf(page, 'Find Out How Our RegTech Solutions Can Help')
      .locator('#enquiry-form')
      .scrollIntoViewIfNeeded();
    const closing = page.getByRole('main').getByRole('region').last();
    await closing.getByRole('link', { name: 'Get in Touch' }).click();
    await expectAddress(page, '/contact');
  });

  test(`${address} shows the bar’s own entry on a phone, under the header while scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize(phone.size);
    await visit(page, address);
    const current = barOf(page).getByRole('link', { name: shortName });
    await page.evaluate(() => window.scrollTo({ top: 1800, behavior: 'instant' }));
    const header = await boxOf(page.getByRole('banner'));
    await expect.poll(async () => (await boxOf(barOf(page))).y).toBeLessThan(header.height + 1);
    await expect(current).toBeInViewport({ ratio: 0.95 });
  });
}

test('the process page has the five features that it is known for', async ({ page }) => {
  await visit(page, '/solutions/processrisks');
  const features = regionOf(page, 'Key Features').getByRole('heading', { level: 3 });
  await expect(features).toHaveText([
    'Discussion board and meetings',
    'Actionable dashboard and notifications',
    'Pre-defined templates',
    'Mapping the process repository to other RegTech applications',
    'Control testing and risk register',
  ]);
});

for (const { name, size } of windows) {
  test(`the bar leads from solution to solution on a ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page, '/solutions/operationalrisk');
    await expect(barOf(page).getByRole('link')).toHaveText(
      solutions.map(([, , shortName]) => shortName),
    );
    for (const [address, title, shortName] of [...solutions].reverse()) {
      await barOf(page).getByRole('link', { name: shortName, exact: true }).click();
      await expectAddress(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const current = barOf(page).locator('[aria-current=page]');
      await expect(current).toHaveText(shortName);
      await expect(current).toBeInViewport({ ratio: 0.95 });
    }
  });
}

test('a solution with insights in its category leads to them', async ({ page }) => {
  await visit(page, withInsights);
  const related = regionOf(page, 'Related insights');
  await expect(related.getByRole('time')).toHaveAttribute('datetime', '2024-11-12');
  await related.getByRole('link', { name: /^Outsourcing risk management:/ }).click();
  await expectAddress(page, '/insights/blog/content/blog1');
});
