/** Where elements stand: at some widths, elements of a page in relation to others. */
import { expectLayout, type Row } from '../support/layout';
import { expect, test } from '../support/test';
import { live, sectionOf, visit } from '../support/visit';
import { phone } from '../support/widths';

type Rows = (readonly [widths: number[], ...row: Row])[];

const [wide, between, narrow] = [
  [2560, 1300, 1201],
  [1200, 801],
  [800, 390],
];

const card = '[aria-labelledby=solutions] li:has(> picture)';
const [one, two] = [`${card}:first-child`, `${card}:not([data-surface]):nth-child(2)`];

/** R52 */
const solutionCards: Rows = [
  [wide, `${card} + li`, 'is below', `${card}:has(+ li)`],
  [narrow, `${card} + li`, 'is right of', `${card}:has(+ li)`],
  [narrow, `${card} h3`, 'is below', `${card} picture`],
];
const homeWithPair: Rows = [
  [wide, `${one} h3`, 'is right of', `${one} picture`],
  [wide, `${two} picture`, 'is right of', `${two} h3`],
  [between, two, 'is below', one],
  [between, `${two} h3`, 'is right of', `${two} picture`],
];
const insight = 'main article:has(picture)';
const cards: Rows = [
  [[801], `${insight} picture`, 'is right of', `${insight} h2`],
  [narrow, `${insight} picture`, 'is below', `${insight} h2`],
];

const office = '[aria-labelledby=offices] ul > li:has(h3)';
const field = (name: string) => `main form [name=${name}]`;
const firstField = field('firstName');
const marker = '[aria-labelledby=offices] [role=group] button';

/** R89 */
const contact: Rows = [
  [[801], `${office}:last-child p`, 'is right of', `${office}:last-child h3`],
  [narrow, `${office}:last-child p`, 'is below', `${office}:last-child h3`],
  [[1280, 1920, 2560], firstField, 'starts above', 640],
  [[390], `${office}:first-child a`, 'ends above', 844],
  [[390], firstField, 'starts above', 1150],
  [[1280], marker, 'is below', '[aria-labelledby=offices] ul:has(address)'],
];
const factSheet: Rows = [[[390, 1280], firstField, 'starts above', 1010]];

/** R89 */
const tables: Rows = [1, 2].flatMap((column): Rows => {
  const cell = (index: number) => `main tbody tr > :nth-child(${index})`;
  return [
    [[1280], cell(column + 1), 'is right of', cell(column)],
    [[390], cell(column + 1), 'is below', cell(column)],
  ];
});

/** The rows of each page. */
const tests: Readonly<Record<string, Rows>> = {
  '/home': [...solutionCards, ...homeWithPair],
  '/insights/blog': cards,
  '/contact': contact,
  '/insights/factsheet/download': factSheet,
  '/assurance': tables,
};

for (const [address, rows] of Object.entries(tests)) {
  test(`the parts of ${address} stand where they should`, async ({ page }) => {
    await visit(page, address);
    for (const width of new Set(rows.flatMap(([widths]) => widths))) {
      await page.setViewportSize({ width, height: 900 });
      const here = rows.filter(([widths]) => widths.includes(width)).map(([, ...row]) => row);
      await expectLayout(page, here, `at ${width} px`);
    }
  });
}

test('the phone’s menu is a column', async ({ page }) => {
  await page.setViewportSize(phone.size);
  await visit(page, '/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const item = (index: number) => `dialog nav > ul > li:nth-child(${index})`;
  const rows = [1, 2, 3, 4].map((index): Row => [item(index + 1), 'is below', item(index)]);
  await expectLayout(page, [...rows, ['dialog nav + a', 'is below', 'dialog nav']], 'open');
});

test('on a solution’s page, a testimonial is beside the form in wide windows', async ({ page }) => {
  await visit(page, '/solutions/operationalrisk');
  const testimonial = page.getByRole('main').getByRole('figure').filter({ hasText: 'A. R.' });
  await expect(testimonial).toContainText('We used to hear about a change when it went wrong.');
  await page.setViewportSize(phone.size);
  await expect(testimonial).toBeHidden();
});

test('a ticked box shows its tick', async ({ page }) => {
  await visit(page, '/contact');
  const box = page.getByRole('checkbox', { name: 'Subscribe to the newsletter' });
  await live(page.locator('#enquiry-form'));
  const tick = () => box.evaluate((input) => getComputedStyle(input, '::before').scale);
  expect(await tick()).toBe('0');
  await box.check();
  await expect.poll(tick).toBe('1');
});

test('on a phone home shows every point, and rows that scroll by keys and buttons', async ({
  page,
}) => {
  await page.setViewportSize(phone.size);
  await visit(page, '/home');
  const height = await page.evaluate(() => document.body.scrollHeight);
  expect(height).toBeLessThanOrEqual(7_500);
  for (const [name, point] of [
    ['Why Choose Us', 'Role-based access control'],
    ['RegTech platform to drive outcomes for every industry and function', 'Risk managers'],
    ['Every solution on one platform', 'Classification under the EU AI Act'],
  ] as const) {
    const section = sectionOf(page, name);
    await expect(section.getByText(point, { exact: true })).toBeVisible();
    const row = section.locator('ul').first();
    await row.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    const count = await row.locator('> li').count();
    await expect(section.getByText(`2 of ${count}`)).toBeVisible();
    for (const [button, shown] of [
      ['Previous card', 1],
      ['Previous card', count],
      ['Next card', 1],
    ] as const) {
      await section.getByRole('button', { name: button }).click();
      await expect(section.getByText(`${shown} of ${count}`)).toBeVisible();
    }
  }
});

test('on phones the counter of a row says which card the address leads to', async ({ page }) => {
  await page.setViewportSize(phone.size);
  await visit(page, '/solutions/businesscontinuity#feature-4');
  await expect(sectionOf(page, 'Key Features').getByText('4 of 5')).toBeVisible();
});

test('on phones each cell of a table of sentences has the name of its column', async ({ page }) => {
  await visit(page, '/assurance');
  const labels = () =>
    page
      .locator('main tbody tr:first-child > td')
      .evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content));
  expect(new Set(await labels())).toEqual(new Set(['none']));
  await page.setViewportSize(phone.size);
  expect(await labels()).toEqual(['"What we provide" / ""', '"Your contract settles" / ""']);
});
