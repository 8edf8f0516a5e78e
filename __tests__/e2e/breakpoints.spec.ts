import type { Locator, Page } from '@playwright/test';
import { parse } from 'node:path';
import { careers, offices, solutions } from './support/content';
import { boxOf, isBelow, isBeside, type Box } from './support/geometry';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

const boxesOf = async (locators: Locator[]) => Promise.all(locators.map(boxOf));

test.describe('the solutions of the home page', () => {
  /** Where the picture and the title of each solution are. */
  async function cardsOf(page: Page): Promise<{ picture: Box; title: Box }[]> {
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 4 }) });
    await expect(cards).toHaveCount(solutions.length);
    const pictures = await boxesOf(await cards.locator('picture').all());
    const titles = await boxesOf(await cards.getByRole('heading', { level: 3 }).all());
    return pictures.map((picture, index) => ({ picture, title: titles[index] ?? picture }));
  }

  type Cards = Awaited<ReturnType<typeof cardsOf>>;

  /** Full rows, whose pictures change sides. */
  const areAlternatingRows = (cards: Cards) =>
    cards.every(({ picture, title }, index) => {
      const before = cards[index - 1];
      const sides = index % 2 === 0 ? isBeside(title, picture) : isBeside(picture, title);
      return sides && (!before || isBelow(picture, before.picture));
    });

  /** Pairs side by side; an odd last card has a row of its own. */
  const areTwoColumns = (cards: Cards) =>
    cards.slice(0, cards.length - (cards.length % 2)).every(({ picture, title }, index) => {
      const before = cards[index - 1];
      if (!isBelow(title, picture)) return false;
      if (!before) return true;
      return index % 2 === 0
        ? isBelow(picture, before.title)
        : isBeside(picture, before.picture) && Math.abs(picture.y - before.picture.y) < 1;
    });

  const areOneStack = (cards: Cards) =>
    cards.every(({ picture, title }, index) => {
      const before = cards[index - 1];
      return isBelow(title, picture) && (!before || isBelow(picture, before.title));
    });

  test('change their layout at 1200 and 800 px as the window is resized', async ({ page }) => {
    await visit(page, '/home');
    for (const [width, isExpected] of [
      [1300, areAlternatingRows],
      [1201, areAlternatingRows],
      [1200, areTwoColumns],
      [801, areTwoColumns],
      [800, areOneStack],
      [390, areOneStack],
      [1201, areAlternatingRows],
    ] as const) {
      await resize(page, width);
      expect(isExpected(await cardsOf(page)), `at ${width} px`).toBe(true);
    }
  });
});

test('the banner’s picture of the careers page changes at 1250 px', async ({ page }) => {
  const shown = page.getByRole('main').locator('img').first();
  const { picture, narrowPicture } = careers.banner;
  await resize(page, 1251);
  await visit(page, '/careers');
  for (const [width, { file }] of [
    [1251, picture],
    [1250, narrowPicture],
    [390, narrowPicture],
    [1251, picture],
  ] as const) {
    await resize(page, width);
    // Which width of a picture is fetched is the browser's choice.
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc), `at ${width} px`)
      .toContain(`/${parse(file).name}.`);
  }
});

test('the offices are side by side above 800 px and in one column up to 800 px', async ({
  page,
}) => {
  await visit(page, '/contact');
  const list = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(list).toHaveCount(offices.offices.length);
  for (const width of [801, 800, 801]) {
    await resize(page, width);
    const [left, right] = await boxesOf([list.nth(0), list.nth(1)]);
    if (!left || !right) throw new Error('There are fewer than two offices');
    expect(isBeside(right, left), `at ${width} px`).toBe(width > 800);
    expect(isBelow(right, left), `at ${width} px`).toBe(width <= 800);
  }
});

test('a card of a list of insights has its picture beside its text above 800 px, else above it', async ({
  page,
}) => {
  await visit(page, '/insights/blog');
  const card = page.getByRole('main').getByRole('article').first();
  for (const width of [801, 800, 390, 801]) {
    await resize(page, width);
    const picture = await boxOf(card.locator('picture'));
    const text = await boxOf(card.getByRole('heading'));
    expect(isBeside(text, picture), `at ${width} px`).toBe(width > 800);
    expect(isBelow(text, picture), `at ${width} px`).toBe(width <= 800);
  }
});
