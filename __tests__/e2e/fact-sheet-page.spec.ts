import { boxOf } from './support/geometry';
import { expect, test } from './support/test';
import { visit } from './support/visit';
import { windows } from './support/widths';

const fields = [
  'First Name',
  'Last Name',
  'Business Email',
  'Company Name',
  'Company Strength',
  'Country',
  'Mobile Number',
  'Message',
];

for (const { name, size } of windows) {
  test(`the download page shows the fact sheet’s cover, what it answers and the form on a ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await visit(page, '/insights/factsheet/download');
    const section = page.getByRole('main').getByRole('region').first();
    const cover = section.getByRole('img', { name: /^Cover of the fact sheet/ });
    await expect(cover).toBeVisible();
    expect(await section.getByRole('list').first().getByRole('listitem').count()).toBeGreaterThan(
      2,
    );

    const form = section.locator('form');
    for (const field of fields) {
      const control = form.getByLabel(new RegExp(`^${field}`)).first();
      await control.scrollIntoViewIfNeeded();
      const { x, width } = await boxOf(control);
      expect(x, field).toBeGreaterThanOrEqual(0);
      expect(x + width, field).toBeLessThanOrEqual(size.width);
    }
    await expect(form.getByRole('checkbox')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Download' })).toBeVisible();
  });
}

test('a fact sheet has an address of its own, which stands for the download page while it is the newest', async ({
  page,
}) => {
  await visit(page, '/insights/factsheet/download/liability-protection');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Liability protection from data breach claims through cybersecurity frameworks',
  );
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/insights\/factsheet\/download$/,
  );
});
