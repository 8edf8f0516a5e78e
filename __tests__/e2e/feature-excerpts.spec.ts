import type { Page } from '@playwright/test';
import { first, solutions } from './support/content';
import { boxOf, isBelow, isBeside } from './support/geometry';
import { expect, moving, test } from './support/test';
import { visit } from './support/visit';
import { desktop, phone } from './support/widths';

test.use(moving);

const { link, features } = first(solutions);
const captions = features.cards.map(({ excerpt }) => excerpt.caption);

const headingOf = (page: Page, feature: string) =>
  page.getByRole('heading', { name: feature, exact: true });
const excerptOf = (page: Page, caption: string) =>
  page.getByRole('table', { name: caption, exact: true });

/** The captions of the excerpts with visible rows. */
const openExcerpts = (page: Page) =>
  page
    .getByRole('table')
    .evaluateAll((tables) =>
      tables
        .filter((table) => table.querySelector('td')?.checkVisibility({ opacityProperty: true }))
        .map((table) => table.querySelector('caption')?.textContent),
    );

/** Expects each excerpt with its rows below its feature's text and above the next feature. */
async function expectOneEach(page: Page) {
  await expect.poll(() => openExcerpts(page)).toEqual(captions);
  for (const [index, { heading, excerpt }] of features.cards.entries()) {
    const box = await boxOf(excerptOf(page, excerpt.caption));
    expect(isBelow(box, await boxOf(headingOf(page, heading)))).toBe(true);
    const next = features.cards[index + 1];
    if (next) expect(isBelow(await boxOf(headingOf(page, next.heading)), box)).toBe(true);
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('scrolling to a feature opens its excerpt beside it', async ({ page }) => {
    await page.goto(link);
    for (const { heading, excerpt } of [...features.cards, ...features.cards.toReversed()]) {
      await headingOf(page, heading).evaluate((element) =>
        window.scrollBy({
          top: element.getBoundingClientRect().top - window.innerHeight * 0.55,
          behavior: 'instant',
        }),
      );
      await expect.poll(() => openExcerpts(page)).toEqual([excerpt.caption]);
      const table = excerptOf(page, excerpt.caption);
      await expect(table).toBeInViewport({ ratio: 1 });
      expect(isBeside(await boxOf(table), await boxOf(headingOf(page, heading)))).toBe(true);
      await expect(page.getByText(features.record.note)).toBeInViewport();
    }
  });
});

test('the first excerpt is open at the top of the page, the last at its end', async ({ page }) => {
  await visit(page, link);
  for (const [end, caption] of [
    [0, captions[0]],
    [1e6, captions.at(-1)],
  ] as const) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), end);
    await expect.poll(() => openExcerpts(page)).toEqual([caption]);
  }
});

test('the keyboard moves between features, and each opens its excerpt', async ({ page }) => {
  await visit(page, link);
  await headingOf(page, first(features.cards).heading).getByRole('link').focus();
  for (const key of ['Tab', 'Shift+Tab']) {
    const cards = key === 'Tab' ? features.cards : features.cards.toReversed();
    for (const [index, { heading, excerpt }] of cards.entries()) {
      if (index > 0) await page.keyboard.press(key);
      await expect(headingOf(page, heading).getByRole('link')).toBeFocused();
      await expect.poll(() => openExcerpts(page)).toEqual([excerpt.caption]);
    }
  }
});

test('after a change of the window, nothing is still on its way', async ({ page }) => {
  await visit(page, link);
  await page.evaluate(() => {
    document.addEventListener('transitionrun', ({ propertyName }) => {
      document.documentElement.dataset.moved += ` ${propertyName}`;
    });
  });
  // As for a picture of the whole page, which is higher than the window.
  await page.setViewportSize({ ...desktop.size, height: 5000 });
  await expect.poll(() => openExcerpts(page)).toEqual(captions);
  await page.setViewportSize(desktop.size);
  await expect.poll(() => openExcerpts(page)).toEqual(captions.slice(0, 1));
  const moved = await page.evaluate(() => document.documentElement.dataset.moved ?? '');
  expect(moved).not.toMatch(/margin|padding|font|width|height/);
});

test('phones, low windows and print show all excerpts, marked as invented', async ({ page }) => {
  await page.goto(link);
  for (const caption of captions) {
    await expect(excerptOf(page, caption)).toHaveAccessibleDescription(features.record.note);
  }
  await page.setViewportSize(phone.size);
  await expectOneEach(page);
  await page.setViewportSize({ width: 1280, height: 500 });
  await expect.poll(() => openExcerpts(page)).toEqual(captions);
  await page.setViewportSize(desktop.size);
  await page.emulateMedia({ media: 'print' });
  await expectOneEach(page);
});
