import type { Locator, Page, ViewportSize } from '@playwright/test';
import { solutions } from './support/content';
import { boxOf } from './support/geometry';
import { expect, test } from './support/test';
import { sectionOf, visit } from './support/visit';
import { desktop, phone } from './support/widths';

type Solution = (typeof solutions)[number];

const bannerPicture = (page: Page) => page.locator('img[fetchpriority="high"]');

const leftOf = async (part: Locator) => Math.round((await boxOf(part)).x);

/** The item of a list with a heading. */
const itemOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Picture, introduction, record and questions align on the left, benefits and questions on the right. */
async function expectOneLine(page: Page, solution: Solution) {
  const { introduction, features, benefits, questions } = solution;
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const edge = await leftOf(bannerPicture(page));
    const endOf = async ({ heading }: { heading: string }) => {
      const { x, width: wide } = await boxOf(sectionOf(page, heading).getByRole('list'));
      return x + wide;
    };
    expect.soft(await endOf(questions)).toBeCloseTo(await endOf(benefits), 0);
    const record = page.getByRole('paragraph').filter({ hasText: features.record.note });
    for (const part of [
      sectionOf(page, introduction.heading).getByRole('paragraph').first(),
      // Below 64rem it is above the excerpts.
      ...(width > 1024 ? [record] : []),
      // Not the large heading: its first letter, not its box, is on the line.
      sectionOf(page, questions.heading).getByRole('heading', { level: 3 }).first(),
    ]) {
      expect.soft(Math.abs((await leftOf(part)) - edge), `at ${width} px`).toBeLessThanOrEqual(1);
    }
  }
}

/** The rows of every excerpt are 56 to 64 px high, and in a window as tall as a page each excerpt is beside its feature. */
async function expectRows(page: Page, { features }: Solution) {
  const rows = sectionOf(page, features.heading).getByRole('row');
  await expect(rows).toHaveCount(features.cards.flatMap(({ excerpt }) => excerpt.rows).length);
  const sizes = await rows.evaluateAll((all) =>
    all.map((row) => {
      const range = document.createRange();
      range.selectNodeContents(row.lastElementChild ?? row);
      const { top, height } = row.getBoundingClientRect();
      return { height, inset: range.getBoundingClientRect().top - top };
    }),
  );
  // Texts keep clear of the lines between rows.
  const isOdd = ({ height, inset }: (typeof sizes)[number]) =>
    height < 55.5 || height > 64.5 || inset < 2;
  expect.soft(sizes.filter(isOdd)).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 1500 });
  for (const { heading, excerpt } of features.cards) {
    const tops = await itemOf(page, heading).evaluate((feature) =>
      [...feature.children].map((part) => part.getBoundingClientRect().top),
    );
    expect(Math.max(...tops) - Math.min(...tops), excerpt.caption).toBeLessThan(60);
  }
}

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

/** While the page scrolls, one excerpt is readable, and no excerpt is painted over another. */
async function expectOneExcerpt(page: Page, { features }: Solution) {
  const section = sectionOf(page, features.heading);
  const steps = 2 * features.cards.length;
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    for (let step = 0; step <= steps; step += 1) {
      const where = `${reducedMotion}, step ${step} of ${steps}`;
      expect(await scrollWithin(section, step / steps), where).toEqual([]);
      await expect.poll(() => readableExcerpts(page), where).toHaveLength(1);
    }
  }
}

/** Each benefit says what it replaces, beside a pictogram in the text's colour. */
async function expectBenefits(page: Page, { benefits }: Solution) {
  for (const { heading, replaces } of benefits.cards) {
    const benefit = itemOf(page, heading);
    await expect(benefit).toContainText(replaces);
    const pictogram = benefit.locator('img');
    await expect(pictogram).toHaveAttribute('alt', '');
    const file = await page.request.get((await pictogram.getAttribute('src')) ?? '');
    expect(await file.text()).not.toMatch(/(?:fill|stroke)="(?!none)/);
  }
}

/** A detail of the page's picture is beside the questions, up to the window's edge. */
async function expectDetail(page: Page, { questions }: Solution, size: ViewportSize) {
  await page.setViewportSize(size);
  const section = sectionOf(page, questions.heading);
  const detail = section.locator('img');
  const sourceOf = (picture: Locator) =>
    picture.evaluate(({ parentElement }) => parentElement?.querySelector('source')?.srcset);
  expect(await sourceOf(detail)).toBe(await sourceOf(bannerPicture(page)));
  await expect(detail).toHaveAttribute('alt', '');
  const [picture, whole] = [await boxOf(detail.locator('..')), await boxOf(section)];
  expect([picture.x, picture.y]).toEqual([0, whole.y]);
  if (size === phone.size) expect(picture.width).toBeCloseTo(size.width, 0);
  else expect(picture.height).toBeCloseTo(whole.height, 0);
}

/** Each status is beside its value or below it. */
async function expectStatuses(page: Page) {
  const collisions = await page.locator('td b').evaluateAll((all) =>
    all.filter((status) => {
      const value = status.previousElementSibling?.getBoundingClientRect();
      const { left, top } = status.getBoundingClientRect();
      return !value || (left < value.right && top < value.bottom);
    }),
  );
  expect(collisions).toEqual([]);
}

for (const solution of solutions) {
  const { link } = solution;

  test(`${link} keeps its alignment and content`, async ({ page }) => {
    await visit(page, link);
    await expectOneExcerpt(page, solution);
    await expectOneLine(page, solution);
    await expectBenefits(page, solution);
    await expectDetail(page, solution, desktop.size);
    await expectRows(page, solution);
    await expectDetail(page, solution, phone.size);
    await expectStatuses(page);
  });
}
