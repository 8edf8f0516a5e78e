import type { Page } from '@playwright/test';
import { routes } from '../../tools/site/routes';
import { expectAccessible } from './support/axe';
import { insightsOf, navigation } from './support/content';
import { equalAccessViolations } from './support/equal-access';
import { expectNoShift } from './support/layout-shift';
import { expectReadableLines } from './support/lines';
import { addressesWithContent, expectContent } from './support/page-content';
import { expectPictures } from './support/pictures';
import { flawsInPrint } from './support/print';
import { collectProblems } from './support/problems';
import { readableParts } from './support/readable';
import { expect, moving, test } from './support/test';
import { flawsOfNames } from './support/spoken';
import { brokenWords, expectReflow, setTextSize, spaceOut } from './support/text-fit';
import { hydrated, readThrough } from './support/visit';
import { desktop, phone } from './support/widths';

test.use(moving);

/** Opens a page and scrolls to its end. Its pictures load first (R415), and nothing moves (R201). */
const read = (page: Page, address: string) =>
  expectNoShift(page, address, async () => {
    await hydrated(page);
    await expectPictures(page);
    await readThrough(page);
    await expect(page.locator('form [role=alert]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
  });

/** Expects a page to have all its texts, links and pictures without JavaScript. */
async function expectSameWithoutScripts(page: Page, address: string): Promise<void> {
  const expected = await readableParts(page);
  expect(expected.texts.length).toBeGreaterThan(20);
  const browser = page.context().browser();
  const plain = await browser?.newPage({ javaScriptEnabled: false, viewport: phone.size });
  if (!plain) throw new Error('The page has no browser');
  await plain.goto(address);
  await expectPictures(plain);
  const { texts, links } = await readableParts(plain);
  await plain.close();
  // The server does not know the query, so it shows the list unfiltered.
  if (address.includes('?')) return;
  expect.soft(expected.texts.filter((text) => !texts.includes(text))).toEqual([]);
  expect.soft(expected.links.filter((link) => !links.includes(link))).toEqual([]);
}

/** Expects a page and its menu to fit a phone at twice the default text size (R200). */
async function expectLargeText(page: Page): Promise<void> {
  await setTextSize(page, 32);
  await expectReflow(page, [360]);
  const hamburger = page.getByRole('button', { name: navigation.labels.openMenu });
  await expect(hamburger).toBeInViewport({ ratio: 1 });
  await hamburger.click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link').first()).toBeInViewport();
  expect(await menu.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await page.keyboard.press('Escape');
  await setTextSize(page, 16);
}

// A category without entries changes most of its list.
const emptyCategory = '/insights/factsheet?category=grc';

/** Posts share a template: the two newest stand for all. */
const others = insightsOf('blog')
  .slice(2)
  .map(({ slug }) => `/insights/blog/content/${slug}`);
const addresses = [...routes, ...addressesWithContent, emptyCategory];

for (const address of new Set(addresses.filter((each) => !others.includes(each)))) {
  test(`${address} on a phone, and without JavaScript`, async ({ page, baseURL }) => {
    const problems = collectProblems(page, baseURL);
    await page.setViewportSize(phone.size);
    // The typeface arrives late.
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
      await route.continue();
    });
    await read(page, address);
    expect.soft(problems).toEqual([]);
    // R261: the fixture expects no other storage.
    expect.soft(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await expectAccessible(page);
    expect.soft(await equalAccessViolations(page)).toEqual([]);
    expect.soft(await flawsOfNames(page)).toEqual([]);
    await expectSameWithoutScripts(page, address);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectReadableLines(page, [phone.size.width]);
    // 320 is the smallest width of WCAG 1.4.10; 640 is 1280 at 200 %.
    await expectReflow(page, [320, 640, 800]);
    for (const width of [600, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await brokenWords(page), `at ${width} px`).toEqual([]);
    }
    await expectLargeText(page);
    await spaceOut(page);
    await expectReflow(page, [320, 390]);
  });

  test(`${address} on a desktop with late styles`, async ({ page }) => {
    await page.setViewportSize(desktop.size);
    const styles = '**/*.css';
    await page.route(styles, (route) => setTimeout(() => route.continue(), 500), { times: 1 });
    await read(page, address);
    await expectAccessible(page);
    expect.soft(await flawsOfNames(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectReadableLines(page, [820, 1280, 1920]);
    await expectReflow(page, [801, 1000, 1250, 2560]);
    await page.emulateMedia({ media: 'print' });
    // A4 with the margins of browsers.
    await expectReflow(page, [718]);
    expect.soft(await flawsInPrint(page)).toEqual([]);
    // A list of tasks has boxes.
    const controls = page
      .locator('nav, input:not([type=checkbox]), textarea')
      .filter({ visible: true });
    await expect.soft(controls).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await expectContent(page, address);
    await spaceOut(page);
    await expectReflow(page, [1280]);
  });
}

test('the second accessibility engine finds what axe does not', async ({ page }) => {
  const input = '<input type="tel" aria-label="Phone" autocomplete="tel-national">';
  await page.setContent(`<!doctype html><html lang="en"><title>A page</title>
    <main><h1>A page</h1>${input}</main></html>`);
  await expectAccessible(page);
  expect(await equalAccessViolations(page)).toHaveLength(1);
});
