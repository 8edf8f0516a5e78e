/** Where elements stand: at some widths, elements of a page in relation to others. */
import { audiences, home, insights, solutions, whyChooseUs } from '../support/content';
import { expectLayout, type Row } from '../support/layout';
import { expect, test } from '../support/test';
import { sectionOf, visit } from '../support/visit';
import { phone, windows } from '../support/widths';

type Rows = (readonly [widths: number[], ...row: Row])[];

const [wide, between, narrow] = [
  [2560, 1300, 1201],
  [1200, 801],
  [800, 390],
];

const card = '[aria-labelledby=solutions] li:has(> picture)';
const [onInk, onPaper] = [`${card}[data-surface=ink]`, `${card}:not([data-surface])`];
/** A solution on ink has a layout of its own, and changes the next one's. */
const [one, two] = [`${card}:first-child`, `${onPaper}:nth-child(2)`];

/** R52 */
const solutionCards: Rows = [
  [wide, `${card} + li`, 'is below', `${card}:has(+ li)`],
  [narrow, `${card} + li`, 'starts level with', `${card}:has(+ li)`],
  [narrow, `${card} h3`, 'is below', `${card} picture`],
];
const homeWithPair: Rows = [
  [wide, `${one} h3`, 'is right of', `${one} picture`],
  [wide, `${two} picture`, 'is right of', `${two} h3`],
  [wide, `${two} > picture`, 'is as high as', `${one} > picture`],
  [between, two, 'is right of', one],
  [between, `${two} h3`, 'is below', `${two} picture`],
];
const homeOnInk: Rows = [
  [wide, onInk, 'starts with', 'main'],
  [wide, onInk, 'ends with', 'main'],
  [wide, `${onInk} > picture`, 'is as high as', onInk],
];

const insight = 'main article:has(picture)';
const search = 'main a[href="/search"]';
const inColumns = [1001, 1280, 1920];

/** R476 */
const columns: Rows = [
  [inColumns, 'main h1 + p', 'is right of', 'main h1'],
  [inColumns, search, 'is below', 'main h1 + p'],
  [inColumns, search, 'starts with', 'main h1 + p'],
  [inColumns, 'main form [name=mail]', 'starts with', 'main h1 + p'],
];
const cards: Rows = [
  [[801], `${insight} h2`, 'is right of', `${insight} picture`],
  [narrow, `${insight} h2`, 'is below', `${insight} picture`],
];

const office = '[aria-labelledby=offices] ul > li:has(h3)';
const field = (name: string) => `main form [name=${name}]`;
const firstField = field('firstName');
const map = '[aria-labelledby=offices] [role=group]';
const inPairs = [801, 1201, 1220, 1240, 1280];

/** R89, R419 */
const contact: Rows = [
  [[801], `${office}:nth-child(2)`, 'is right of', `${office}:first-child`],
  [narrow, `${office} + li`, 'is below', `${office}:first-child`],
  [[1280, 1920, 2560], firstField, 'starts above', 640],
  [[390], `${office}:first-child a`, 'ends above', 844],
  [[1280], map, 'is below', '[aria-labelledby=offices] ul:has(address)'],
  [inPairs, field('lastName'), 'starts level with', firstField],
  [inPairs, field('companyStrength'), 'starts level with', field('companyName')],
  [inPairs, field('mobileNo'), 'starts level with', field('country')],
];
/** With more offices, the form is further down. */
const contactOfTwo: Rows = [[[390], firstField, 'starts above', 1150]];
const factSheet: Rows = [[[390, 1280], firstField, 'starts above', 1010]];

const clients: Rows = [
  [[820, 1280], 'main li:nth-child(2) > img', 'starts with', 'main li:nth-child(2):has(> h2)'],
];

/** R432 */
const tables: Rows = [1, 2].flatMap((column): Rows => {
  const cell = (index: number) => `main tbody tr > :nth-child(${index})`;
  return [
    [[1280], cell(column + 1), 'is right of', cell(column)],
    [[390], cell(column + 1), 'is below', cell(column)],
  ];
});

const lead = 'main img[fetchpriority=high]';
const aligned = [1025, 1280, 1440, 1920];
const questions = '[aria-labelledby=questions]';

/** R425 */
const solution: Rows = [
  [aligned, '[aria-labelledby=introduction] p:first-of-type', 'starts with', lead],
  [aligned, '[aria-labelledby=key-features] table', 'starts with', lead],
  [aligned, '[aria-labelledby=benefits] li > [data-surface=ink]', 'starts with', lead],
  // Not the large heading: its first letter, not its box, is on the line.
  [aligned, `${questions} h3`, 'starts with', lead],
  [aligned, `${questions} ul`, 'ends with', '[aria-labelledby=benefits] ul'],
  [[1280], `${questions} ul`, 'starts level with', `${questions} h2`],
];

/** The rows of each page, and an element without which they do not apply. */
const tests: [address: string, applies: string, rows: Rows][] = [
  ['/home', card, solutionCards],
  ['/home', `${one}:not([data-surface]) + ${two}`, homeWithPair],
  ['/home', onInk, homeOnInk],
  ['/insights/blog', insight, cards],
  ['/contact', `${office} + li`, contact],
  ['/contact', `${office}:nth-child(2):last-child`, contactOfTwo],
  ['/insights/factsheet/download', firstField, factSheet],
  ['/client', 'main li:nth-child(2)', clients],
  ['/assurance', 'main td:nth-child(3)', tables],
];
for (const { type } of insights.lists) tests.push([`/insights/${type}`, 'main h1', columns]);
for (const { link } of solutions) tests.push([link, lead, solution]);

for (const address of new Set(tests.map(([each]) => each))) {
  test(`the parts of ${address} stand where they should`, async ({ page }) => {
    await visit(page, address);
    const rows: Rows = [];
    for (const [each, applies, some] of tests) {
      if (each === address && (await page.locator(applies).count())) rows.push(...some);
    }
    for (const width of new Set(rows.flatMap(([widths]) => widths))) {
      await page.setViewportSize({ width, height: 900 });
      const here = rows.filter(([widths]) => widths.includes(width)).map(([, ...row]) => row);
      await expectLayout(page, here, `at ${width} px`);
    }
  });
}

test('on a phone home shows every point and feature, and rows that the arrow keys scroll', async ({
  page,
}) => {
  await page.setViewportSize(phone.size);
  await visit(page, '/home');
  const height = await page.evaluate(() => document.body.scrollHeight);
  expect(height).toBeLessThanOrEqual(9_500);
  const points = whyChooseUs.cards.flatMap(({ subheadings }) => subheadings);
  const features = solutions.flatMap(({ card: { subheadingscontent } }) => subheadingscontent);
  for (const width of [800, phone.size.width]) {
    await page.setViewportSize({ ...phone.size, width });
    for (const text of [...points, ...features]) {
      await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible();
    }
  }
  for (const { heading } of [whyChooseUs, audiences, home.solutions]) {
    const row = sectionOf(page, heading).locator('ul').first();
    await row.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  }
});

test('on phones each cell of a table of sentences has the name of its column', async ({ page }) => {
  await visit(page, '/assurance');
  for (const { name, size } of windows) {
    await page.setViewportSize(size);
    const labels = await page.locator('main td').evaluateAll((all: HTMLTableCellElement[]) =>
      all.map((cell) => {
        const column = cell.closest('table')?.querySelectorAll('thead th')[cell.cellIndex];
        return [getComputedStyle(cell, '::before').content, column?.textContent];
      }),
    );
    const expected = labels.map(([, column]) => (name === 'phone' ? `"${column}" / ""` : 'none'));
    expect(labels.map(([label]) => label)).toEqual(expected);
  }
});
