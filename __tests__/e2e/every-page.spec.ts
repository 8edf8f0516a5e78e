/** What holds for each page of the real content. */
import type { Page } from '@playwright/test';
import { routes } from '../../tools/site/routes';
import { expectAccessible } from './support/axe';
import { equalAccessViolations } from './support/equal-access';
import { expectNoShift } from './support/layout-shift';
import { expectPictures } from './support/pictures';
import { flawsInPrint } from './support/print';
import { collectProblems } from './support/problems';
import { flawsOfNames } from './support/spoken';
import { expect, moving, test } from './support/test';
import { brokenWords, expectReflow, setTextSize, spaceOut } from './support/text-fit';
import { missingTexts, readableTexts } from './support/texts';
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

/** Posts share a template: the newest stands for all. */
const posts = routes.filter((route) => route.startsWith('/insights/blog/content/'));
// A category without entries changes most of its list.
const addresses = [...routes, '/insights/factsheet/category/grc'].filter(
  (route) => !posts.slice(1).includes(route),
);

for (const address of addresses) {
  test(`${address} on a phone`, async ({ page, baseURL }) => {
    const problems = collectProblems(page, baseURL);
    await page.setViewportSize(phone.size);
    // The typeface arrives late.
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
      await route.continue();
    });
    await read(page, address);
    expect.soft(problems).toEqual([]);
    expect.soft(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await expectAccessible(page);
    expect.soft(await equalAccessViolations(page)).toEqual([]);
    expect.soft(await flawsOfNames(page)).toEqual([]);
  });

  test(`${address} fits every phone, with large and spaced text too`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await hydrated(page);
    // 320 is the smallest width of WCAG 1.4.10; 640 is 1280 at 200 %.
    await expectReflow(page, [640, 320]);
    expect.soft(await brokenWords(page)).toEqual([]);
    await setTextSize(page, 32);
    await expectReflow(page, [360]);
    expect.soft(await brokenWords(page, 'figure table')).toEqual([]);
    await setTextSize(page, 16);
    await spaceOut(page);
    await expectReflow(page, [320]);
  });

  test(`${address} on a desktop with late styles, and in print`, async ({ page }) => {
    await page.setViewportSize(desktop.size);
    await page.route('**/*.css', (route) => setTimeout(() => route.continue(), 500), { times: 1 });
    await read(page, address);
    await expectAccessible(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectReflow(page, [801, 1250, 2560]);
    await page.emulateMedia({ media: 'print' });
    // A4 with the margins of browsers.
    await expectReflow(page, [718]);
    expect.soft(await flawsInPrint(page)).toEqual([]);
    // A list of tasks has boxes.
    const controls = page
      .locator('nav, input:not([type=checkbox]), textarea')
      .filter({ visible: true });
    await expect.soft(controls).toHaveCount(0);
  });
}

for (const address of routes) {
  test(`${address} has its texts and pictures without JavaScript`, async ({ page, browser }) => {
    await page.setViewportSize(phone.size);
    await page.goto(address);
    await hydrated(page);
    await readThrough(page);
    const expected = await readableTexts(page);
    expect(expected.length).toBeGreaterThan(20);
    const plain = await browser.newPage({ javaScriptEnabled: false, viewport: phone.size });
    await plain.goto(page.url());
    await expectPictures(plain);
    const texts = await readableTexts(plain);
    if (address !== '/nowhere') expect.soft(await missingTexts(plain, address)).toEqual([]);
    await plain.close();
    expect(expected.filter((text) => !texts.includes(text))).toEqual([]);
  });
}
