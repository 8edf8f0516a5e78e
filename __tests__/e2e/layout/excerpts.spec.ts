/** The excerpts of the product on a solution page (R268). */
import type { Page } from '@playwright/test';
import { first, solutions } from '../support/content';
import { expectLayout, type Row } from '../support/layout';
import { expect, moving, test } from '../support/test';
import { desktop, phone } from '../support/widths';

test.use(moving);

const section = '[aria-labelledby=key-features]';
const table = `${section} table`;
const inFlow: Row[] = [
  [table, 'is below', `${section} h3`],
  [`${section} li + li h3`, 'is below', `${section} li:has(+ li) table`],
];

/** The captions of the excerpts that are open: with rows that are visible. */
const open = (page: Page) =>
  page
    .locator(table)
    .evaluateAll((tables) =>
      tables
        .filter((each) => each.querySelector('td')?.checkVisibility({ opacityProperty: true }))
        .map((each) => each.querySelector('caption')?.textContent),
    );

/** Scrolls to a part of the section. Returns how many elements are half transparent during the next frames. */
const scrollTo = (page: Page, part: number) =>
  page.locator(section).evaluate(async (element, progress) => {
    const { top, height } = element.getBoundingClientRect();
    // From where the record sticks until it leaves the window.
    const length = height - window.innerHeight * 0.7;
    window.scrollBy({ top: top - 120 + progress * length, behavior: 'instant' });
    let half = 0;
    for (let frame = 0; frame < 6; frame += 1) {
      await new Promise(requestAnimationFrame);
      for (const each of element.querySelectorAll('*')) {
        const opacity = Number(getComputedStyle(each).opacity);
        if (opacity > 0.01 && opacity < 0.99) half += 1;
      }
    }
    return half;
  }, part);

/** How many excerpts can be read: a cell of theirs is visible, and not covered. */
const countReadable = (page: Page) =>
  page.locator(table).evaluateAll((tables) => {
    const isVisible = (element: Element) => element.checkVisibility({ opacityProperty: true });
    const isReadable = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hits = document.elementsFromPoint(left + width / 2, top + height / 2);
      return isVisible(element) && element.contains(hits.find(isVisible) ?? null);
    };
    return tables.filter((each) => [...each.querySelectorAll('td > span')].some(isReadable)).length;
  });

for (const { link, features } of solutions) {
  const captions = features.cards.map(({ excerpt }) => excerpt.caption);

  test(`on ${link} one excerpt is open at a time in wide windows, else all are`, async ({
    page,
  }) => {
    await page.goto(link);
    await expect(page.locator(table)).toHaveCount(captions.length);
    for (const each of await page.locator(table).all()) {
      await expect(each).toHaveAccessibleDescription(features.record.note);
    }
    const steps = 2 * captions.length;
    // Reduced motion is the template's: one page stands for all.
    const motions = ['no-preference', 'reduce'] as const;
    for (const reducedMotion of motions.slice(0, link === first(solutions).link ? 2 : 1)) {
      await page.emulateMedia({ reducedMotion });
      for (let step = 0; step <= steps; step += 1) {
        expect(await scrollTo(page, step / steps), `step ${step}`).toBe(0);
        await expect.poll(() => countReadable(page), `step ${step}`).toBe(1);
      }
    }
    for (const [index, { heading }] of features.cards.entries()) {
      await page.getByRole('heading', { name: heading, exact: true }).evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        window.scrollBy({ top: top - window.innerHeight * 0.55, behavior: 'instant' });
      });
      await expect.poll(() => open(page)).toEqual([captions[index]]);
      await expect(page.locator(table).nth(index)).toBeInViewport({ ratio: 1 });
    }
    await expectLayout(page, [[table, 'is right of', `${section} h3`]], 'on a desktop');

    await page.locator(`${section} h3 a`).first().focus();
    for (const caption of captions) {
      await expect.poll(() => open(page)).toEqual([caption]);
      await page.keyboard.press('Tab');
    }

    for (const size of [phone.size, { ...desktop.size, height: 500 }]) {
      await page.setViewportSize(size);
      await expect.poll(() => open(page)).toEqual(captions);
    }
    for (const media of ['screen', 'print'] as const) {
      await page.setViewportSize(media === 'print' ? desktop.size : phone.size);
      await page.emulateMedia({ media });
      await expectLayout(page, inFlow, `in ${media}`);
      await expect.poll(() => open(page)).toEqual(captions);
    }
  });
}
