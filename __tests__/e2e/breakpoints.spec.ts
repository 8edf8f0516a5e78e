import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { careers, clients, solutions, textPages } from './support/content';
import { boxOf, isBelow, isBeside, type Box } from './support/geometry';
import { expect, test } from './support/test';
import { sectionOf, visit } from './support/visit';

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

/** Where a box is, relative to another. */
function sideOf(box: Box, from: Box) {
  if (isBelow(box, from)) return 'below';
  if (isBeside(box, from)) return 'right';
  return isBeside(from, box) ? 'left' : 'over';
}

/** Where each solution of the home page is, relative to the previous one, and its title, relative to its picture. */
async function layoutOf(page: Page): Promise<string[]> {
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4 }) });
  await expect(cards).toHaveCount(solutions.length);
  const layout: string[] = [];
  let before: Box | undefined;
  for (const card of await cards.all()) {
    const box = await boxOf(card);
    const title = await boxOf(card.getByRole('heading', { level: 3 }));
    const picture = await boxOf(card.locator('picture'));
    layout.push(`${before ? sideOf(box, before) : 'first'}, title ${sideOf(title, picture)}`);
    before = box;
  }
  return layout;
}

test('the solutions change their layout at 1200 and 800 px', async ({ page }) => {
  const layouts = {
    // Full rows with pictures on alternating sides. Outsourcing is on ink, and the next one takes the whole width.
    rows: [
      'first, title right',
      'below, title left',
      'below, title right',
      'below, title below',
      'below, title left',
    ],
    // Two pairs, and Outsourcing between them in its own row.
    columns: [
      'first, title below',
      'right, title below',
      'below, title right',
      'below, title below',
      'right, title below',
    ],
    stack: solutions.map((_, index) => `${index > 0 ? 'below' : 'first'}, title below`),
  };
  await visit(page, '/home');
  for (const [width, name] of [
    [1300, 'rows'],
    [1201, 'rows'],
    [1200, 'columns'],
    [801, 'columns'],
    [800, 'stack'],
    [390, 'stack'],
    [1201, 'rows'],
  ] as const) {
    await resize(page, width);
    await expect.poll(() => layoutOf(page), `at ${width} px`).toEqual(layouts[name]);
  }

  // The pictures have the same height, except the one on ink, which fills its row.
  const onInk = page.getByRole('main').locator('li[data-surface=ink]:has(picture)');
  const pictures = page.getByRole('main').locator('li:not([data-surface]) > picture');
  for (const width of [1201, 1440, 2560]) {
    await resize(page, width);
    const heights = await pictures.evaluateAll((all) =>
      all.map(({ clientHeight }) => clientHeight),
    );
    expect(heights).toHaveLength(solutions.length - 1);
    expect(new Set(heights).size).toBe(1);
    const [row, picture] = [await boxOf(onInk), await boxOf(onInk.locator('picture'))];
    expect(Math.round(row.width)).toBe(width);
    expect(picture.height).toBeCloseTo(row.height, 0);
    expect(picture.x).toBeCloseTo(row.x, 0);
  }
});

test('the banner picture of the careers page changes at 1250 px', async ({ page }) => {
  const shown = page.getByRole('main').locator('img').first();
  const { picture, narrowPicture = picture } = careers.banner;
  await resize(page, 1251);
  await visit(page, '/careers');
  for (const [width, { file }] of [
    [1251, picture],
    [1250, narrowPicture],
    [390, narrowPicture],
    [1251, picture],
  ] as const) {
    await resize(page, width);
    // The browser chooses which width of a picture to fetch.
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc), `at ${width} px`)
      .toContain(`/${parse(file).name}.`);
  }
});

test('the clients’ logos align with the columns below them', async ({ page }) => {
  await visit(page, '/client');
  const main = page.getByRole('main');
  for (const width of [820, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const startsOf = (items: string) =>
      main
        .locator(items)
        .evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().x)));
    expect(await startsOf('li > img'), `at ${width} px`).toEqual(await startsOf('li:has(> h2)'));
  }
  // Their marks begin at the edge of their drawings.
  const drawings = clients.logos.map(({ logo }) => readFileSync(`content/${logo}`, 'utf8'));
  await page.goto('about:blank');
  await page.setContent(drawings.join(''));
  const insets = await page
    .locator('svg')
    .evaluateAll((all: SVGSVGElement[]) =>
      all.map((svg) => svg.getBBox().x - svg.viewBox.baseVal.x),
    );
  expect(insets.map(Math.round)).toEqual(drawings.map(() => 0));
});

test('logos end with the page, and contents begin with the text of the header', async ({
  page,
}) => {
  const main = page.getByRole('main');
  for (const width of [1101, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/home');
    const section = sectionOf(page, clients.heading);
    const logo = await boxOf(section.getByRole('img').last());
    const { x } = await boxOf(section.getByRole('link'));
    expect(x + logo.x + logo.width, `at ${width} px`).toBeCloseTo(width, 0);
    for (const { slug } of textPages) {
      await visit(page, `/${slug}`);
      const text = await boxOf(main.locator('h1 + p'));
      const lastEntry = main.getByRole('navigation').getByRole('listitem').last();
      expect((await boxOf(lastEntry)).x, `${slug} at ${width} px`).toBeCloseTo(text.x, 0);
    }
  }
});

test('offices and the parts of a card are side by side only above 800 px', async ({ page }) => {
  const main = page.getByRole('main');
  const headings = page.getByRole('heading', { level: 3 });
  const offices = main.getByRole('listitem').filter({ has: headings });
  const card = main.getByRole('article').first();
  for (const [address, one, other] of [
    ['/contact', offices.nth(0), offices.nth(1)],
    ['/insights/blog', card.locator('picture'), card.getByRole('heading')],
  ] as const) {
    await visit(page, address);
    for (const width of [801, 800, 390, 801]) {
      await resize(page, width);
      const side = sideOf(await boxOf(other), await boxOf(one));
      expect(side, `${address} at ${width} px`).toBe(width > 800 ? 'right' : 'below');
    }
  }
});
