import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { expectAddress, visit } from './support/visit';
import { windows } from './support/widths';

const regionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const { name, size } of windows) {
  test(`the about page says who we are, what we hold to and what for on a ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await visit(page, '/about');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Our Values',
      'Our Vision',
      'GRC Excellence By Numbers',
      /\w+/,
    ]);

    const banner = regionOf(page, 'Who are we');
    await expect(banner.getByRole('paragraph')).toHaveText(/\w+/);
    await expect(banner.locator('img')).toBeVisible();

    const values = regionOf(page, 'Our Values').getByRole('listitem');
    await expect(values.getByRole('heading', { level: 3 })).toHaveText([
      'Continuous improvement',
      'Customer-centric and cost-effective',
      'Simplified compliance',
      'Data-driven decision-making',
    ]);
    await expect(values.getByRole('paragraph')).toHaveText(Array(4).fill(/\w{2,} \w+/));

    const vision = regionOf(page, 'Our Vision');
    await expect(vision.getByRole('paragraph')).toHaveText(
      'To be the trusted partner empowering organisations across industries to thrive in a dynamic risk landscape.',
    );
    await vision.locator('img').scrollIntoViewIfNeeded();
    await expect(vision.locator('img')).toBeInViewport();

    const numbers = regionOf(page, 'GRC Excellence By Numbers');
    await expect(numbers.getByRole('definition')).toHaveText(['100K+', '10+']);
    await expect(numbers.getByRole('term')).toHaveText([/users protected/, /years of experience/]);
  });
}

test('banner and closing banner lead to the contact page', async ({ page }) => {
  for (const index of [0, 1]) {
    await visit(page, '/about');
    const actions = page.getByRole('main').getByRole('link', { name: 'Get in Touch' });
    await expect(actions).toHaveCount(2);
    await actions.nth(index).click();
    await expectAddress(page, '/contact');
  }
});
