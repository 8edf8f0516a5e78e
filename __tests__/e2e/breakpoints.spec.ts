import type { Page } from '@playwright/test';
import { boxOf, type Box } from './support/geometry';
import { expect, test } from './support/test';
import { visit } from './support/visit';

/** Where the picture and the title of each solution stand. */
async function cardsOf(page: Page): Promise<{ picture: Box; title: Box }[]> {
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4, name: 'Top Features' }) });
  await expect(cards).toHaveCount(5);
  return Promise.all(
    (await cards.all()).map(async (card) => ({
      picture: await boxOf(card.locator('picture')),
      title: await boxOf(card.getByRole('heading', { level: 3 })),
    })),
  );
}

const isBelow = (lower: Box, upper: Box) => lower.y >= upper.y + upper.height;
const isRightOf = (right: Box, left: Box) => right.x >= left.x + left.width;

async function expectAlternatingRows(page: Page) {
  const cards = await cardsOf(page);
  for (const [index, { picture, title }] of cards.entries()) {
    const isReversed = index % 2 === 1;
    const sides = isReversed ? isRightOf(picture, title) : isRightOf(title, picture);
    expect(sides, `words of solution ${index + 1} beside its picture`).toBe(true);
    const before = cards[index - 1];
    if (before) expect(isBelow(picture, before.picture), `row ${index + 1} below`).toBe(true);
  }
}

async function expectTwoColumns(page: Page) {
  const [first, second, third, fourth] = await cardsOf(page);
  if (!first || !second || !third || !fourth) throw new Error('fewer than four solutions');
  for (const [left, right] of [
    [first, second],
    [third, fourth],
  ] as const) {
    expect(right.picture.y).toBeCloseTo(left.picture.y, 0);
    expect(isRightOf(right.picture, left.picture)).toBe(true);
    expect(isBelow(left.title, left.picture)).toBe(true);
  }
  expect(third.picture.x).toBeCloseTo(first.picture.x, 0);
}

async function expectStack(page: Page) {
  const cards = await cardsOf(page);
  for (const [index, { picture, title }] of cards.entries()) {
    expect(isBelow(title, picture), `words of solution ${index + 1} below its picture`).toBe(true);
    expect(picture.x).toBeCloseTo(cards[0]?.picture.x ?? 0, 0);
    const before = cards[index - 1];
    if (before) expect(isBelow(picture, before.title), `solution ${index + 1} below`).toBe(true);
  }
}

const layouts = [
  { width: 1300, name: 'rows that alternate sides', expectLayout: expectAlternatingRows },
  { width: 1000, name: 'two columns', expectLayout: expectTwoColumns },
  { width: 700, name: 'one stack', expectLayout: expectStack },
];

for (const { width, name, expectLayout } of layouts) {
  test(`a window of ${width} px shows the solutions in ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/home');
    await expectLayout(page);
  });
}

test('the layout changes at 1200 and 800 px as the window is resized, without a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await visit(page, '/home');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));

  for (const [width, expectLayout] of [
    [1201, expectAlternatingRows],
    [1200, expectTwoColumns],
    [801, expectTwoColumns],
    [800, expectStack],
    [1300, expectAlternatingRows],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expectLayout(page);
  }
  await expect(page.locator('html')).toHaveAttribute('data-same-document');
});
