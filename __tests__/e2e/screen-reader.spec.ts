import { expectLayout, type Row } from './support/layout';
import { expect, test } from './support/test';
import { visit } from './support/visit';
import { phone } from './support/widths';

test('home is read in the specification’s order, each audience before its outcome', async ({
  page,
}) => {
  await visit(page, '/home');
  const names = await page
    .locator('main :is(h1, h2, section[aria-label])')
    .evaluateAll((all) =>
      all.map(
        (each) => each.getAttribute('aria-label') ?? each.textContent.replaceAll('\u00a0', ' '),
      ),
    );
  expect(names).toEqual([
    "Resilience isn't luck. Its a Strategy",
    'Why Choose Us',
    'RegTech platform to drive outcomes for every industry and function',
    'Every solution on one platform',
    'Our solutions at a glance',
    'Our Clients',
    'Client Testimonials',
    'Find Out How Our RegTech Solutions Can Help',
    'Find the weakest link in your resilience while there is time to strengthen it.',
  ]);
  await expect(page.getByRole('listitem').filter({ hasText: /^Risk managers/ })).toHaveText(
    /^Risk managersSimplify risk managementImprove efficiency/,
  );
  for (const name of ['Audit log', 'Exercises']) {
    const example = page.getByRole('table', { name, exact: true });
    await expect(example.getByRole('row')).toHaveCount(3);
  }
});

test('each feature has an excerpt, read as what it is, and all are marked as invented', async ({
  page,
}) => {
  await visit(page, '/solutions/riskmanagement');
  const section = page.getByRole('region', { name: 'Key Features' });
  const features = await section.getByRole('heading', { level: 3 }).count();
  for (const media of ['print', 'screen'] as const) {
    await page.emulateMedia({ media });
    await expect(section.getByRole('figure')).toHaveCount(features);
    await expect(section.getByText('Illustrative')).toBeVisible();
  }
  const fields = section.getByRole('figure', { name: 'Register entry' }).locator('ol > li');
  await expect(fields.first()).toHaveText('FunctionCard paymentsCritical');
  const matrix = section.getByRole('table', { name: 'Due diligence' });
  await expect(matrix.getByRole('columnheader')).toHaveText(['Card processor', 'Second processor']);
  const chain = section.getByRole('figure', { name: 'Behind salary payments' });
  await expect(chain.getByRole('listitem').last()).toHaveText(
    'Fifth partyCloud region2 of 4 services',
  );
  const first = (part: string) =>
    `[aria-labelledby=key-features] > div > ul > :first-child ${part}`;
  const below: Row = [first('figure'), 'is below', first('h3 + p')];
  await expectLayout(page, [[first('h3 + p'), 'is right of', first('h3')], below], 'on a desktop');
  await page.setViewportSize(phone.size);
  await expectLayout(page, [[first('h3 + p'), 'is below', first('h3')], below], 'on a phone');
});
