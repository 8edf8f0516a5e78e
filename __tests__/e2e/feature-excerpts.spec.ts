import type { Locator, Page } from '@playwright/test';
import { first, solutions } from './support/content';
import { boxOf, isBelow, isBeside } from './support/geometry';
import { expect, test } from './support/test';
import { sectionOf, visit } from './support/visit';
import { desktop, phone } from './support/widths';

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

  test('the feature that is being read opens its excerpt beside it', async ({ page }) => {
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

test('the keyboard moves from feature to feature, and each opens its excerpt', async ({ page }) => {
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

test('on a phone, in a low window and in print all excerpts show, as invented', async ({
  page,
}) => {
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

/** The captions of the excerpts with a row that is visible and not covered. */
const readableExcerpts = (page: Page) =>
  page.getByRole('table').evaluateAll((tables) => {
    const isVisible = (element: Element) => element.checkVisibility({ opacityProperty: true });
    const isReadable = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hits = document.elementsFromPoint(left + width / 2, top + height / 2);
      return isVisible(element) && element.contains(hits.find(isVisible) ?? null);
    };
    return tables
      .filter((table) => [...table.querySelectorAll('td > span')].some(isReadable))
      .map((table) => table.querySelector('caption')?.textContent);
  });

/** Scrolls to a part of a section and returns the opacities of half-transparent elements during the next frames. */
const scrollWithin = (section: Locator, part: number) =>
  section.evaluate(async (element, progress) => {
    const { top, height } = element.getBoundingClientRect();
    // From where the record sticks until it leaves the window.
    const length = height - window.innerHeight * 0.7;
    window.scrollBy({ top: top - 120 + progress * length, behavior: 'instant' });
    const half: number[] = [];
    for (let frame = 0; frame < 6; frame += 1) {
      await new Promise(requestAnimationFrame);
      const opacities = [...element.querySelectorAll('*')].map((each) =>
        Number(getComputedStyle(each).opacity),
      );
      half.push(...opacities.filter((opacity) => opacity > 0.01 && opacity < 0.99));
    }
    return half;
  }, part);

for (const solution of solutions) {
  test(`${solution.link} paints no excerpt over another, and one can be read`, async ({ page }) => {
    await visit(page, solution.link);
    const section = sectionOf(page, solution.features.heading);
    const steps = 2 * solution.features.cards.length;
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      for (let step = 0; step <= steps; step += 1) {
        const where = `${reducedMotion}, step ${step} of ${steps}`;
        expect(await scrollWithin(section, step / steps), where).toEqual([]);
        await expect.poll(() => readableExcerpts(page), where).toHaveLength(1);
      }
    }
  });
}
