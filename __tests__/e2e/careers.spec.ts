import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { visit } from './support/visit';
import { windows } from './support/widths';

const regionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const { name, size } of windows) {
  test(`the careers page says what is different, which roles there are and how to apply on a ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await visit(page, '/careers');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'What Makes Us Different',
      'Career Opportunities',
      'Start your career journey',
    ]);

    const differences = regionOf(page, 'What Makes Us Different').getByRole('listitem');
    await expect(differences.getByRole('heading', { level: 3 })).toHaveText([
      'Diverse Roles',
      'Impressive Reputation',
      'Major Partners',
      'Industry Leading Benefits',
    ]);
    await expect(differences.getByRole('paragraph')).toHaveText(Array(4).fill(/\w{2,} \w+/));

    const apply = regionOf(page, 'Start your career journey');
    await expect(apply).toContainText(/email it with your resume/);
    await expect(apply.getByRole('link')).toHaveAttribute(
      'href',
      'mailto:careers@keelstone.example',
    );
  });
}

test('the banner’s picture swaps at 1250 px as the window is resized', async ({ page }) => {
  const picture = page.getByRole('main').locator('img').first();
  const shown = () =>
    picture.evaluate((image: HTMLImageElement) =>
      image.complete && image.naturalWidth > 0
        ? (image.currentSrc.split('/').at(-2) ?? '') // The folder is named after the crop’s content.
        : '',
    );
  const at = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(shown).not.toBe('');
    return shown();
  };
  await visit(page, '/careers');
  const wide = await at(1251);
  await expect.poll(() => at(1250)).not.toBe(wide);
  const narrow = await at(1250);
  expect(await at(390)).toBe(narrow);
  await expect.poll(() => at(1251)).toBe(wide);
});
