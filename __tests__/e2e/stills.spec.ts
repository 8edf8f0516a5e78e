import type { Locator, Page } from '@playwright/test';
import { routes } from '../../tools/site/routes';
import { solutions } from './support/content';
import { expect, test } from './support/test';
import { sectionOf, visit } from './support/visit';
import { desktop, windows } from './support/widths';

/** The pictures of a page that a picture of the whole page would lack. */
const missingPictures = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((all: HTMLImageElement[]) =>
      all
        .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
        .map(({ src }) => src),
    );

for (const { name, size } of windows) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`on a ${name}${javaScriptEnabled ? '' : ' without JavaScript'}`, () => {
      test.use({ viewport: size, javaScriptEnabled });

      test('a picture of a whole page lacks none of its pictures', async ({ page }) => {
        for (const route of routes) {
          await page.goto(route);
          await expect
            .poll(() => missingPictures(page), { message: route, timeout: 4_000 })
            .toEqual([]);
        }
      });
    });
  }
}

test('visitors who save data get the pictures that they scroll to', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
  );
  await visit(page, '/home');
  await page.waitForLoadState('networkidle');
  expect(await missingPictures(page)).not.toEqual([]);
});

test('until a picture has loaded, its place is a plane on mist or ink', async ({ page }) => {
  await page.route(/\.(avif|jpeg)$/, () => undefined);
  await page.goto('/home', { waitUntil: 'domcontentloaded' });
  const paper = await page
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);
  for (const picture of await page.locator('picture > img').all()) {
    await expect(picture).toHaveCSS('background-image', /^linear-gradient/);
    await expect(picture).not.toHaveCSS('background-color', paper);
    await expect(picture).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

/** How many excerpts can be read: of which a row is in sight and nothing else lies over it. */
const countReadable = (page: Page) =>
  page.getByRole('table').evaluateAll((tables) => {
    const isVisible = (element: Element) => element.checkVisibility({ opacityProperty: true });
    const isReadable = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hits = document.elementsFromPoint(left + width / 2, top + height / 2);
      return isVisible(element) && element.contains(hits.find(isVisible) ?? null);
    };
    return tables.filter((table) => [...table.querySelectorAll('td > span')].some(isReadable))
      .length;
  });

/** Scrolls to a part of a section, and returns the opacities of what is half transparent in it during the next frames. */
const scrollWithin = (section: Locator, part: number) =>
  section.evaluate(async (element, progress) => {
    const { top, height } = element.getBoundingClientRect();
    // From where the record comes to stand until it leaves the window.
    const length = height - window.innerHeight * 0.7;
    window.scrollBy({ top: top - 120 + progress * length, behavior: 'instant' });
    const half: number[] = [];
    for (let frame = 0; frame < 12; frame += 1) {
      await new Promise(requestAnimationFrame);
      const opacities = [...element.querySelectorAll('*')].map((each) =>
        Number(getComputedStyle(each).opacity),
      );
      half.push(...opacities.filter((opacity) => opacity > 0.01 && opacity < 0.99));
    }
    return half;
  }, part);

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`no excerpt of a solution is painted over another, motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    for (const { link, features } of solutions) {
      await visit(page, link);
      const section = sectionOf(page, features.heading);
      for (let step = 0; step < 20; step += 1) {
        expect(await scrollWithin(section, step / 19), `${link}, step ${step}`).toEqual([]);
        await expect.poll(() => countReadable(page), `${link}, step ${step}`).toBe(1);
      }
    }
  });
}

test('in a window as tall as a page each excerpt stands beside its feature', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1500 });
  for (const { link, features } of solutions) {
    await page.goto(link);
    for (const { heading, excerpt } of features.cards) {
      const tops = await page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
        .evaluate((feature) =>
          [...feature.children].map((part) => part.getBoundingClientRect().top),
        );
      expect(Math.max(...tops) - Math.min(...tops), excerpt.caption).toBeLessThan(60);
    }
  }
});

test('what is there for the keyboard is no part of a still', async ({ page }) => {
  await page.setViewportSize(desktop.size);
  await visit(page, '/home');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toHaveCSS('clip-path', 'inset(50%)');
  await skip.focus();
  await expect(skip).toHaveCSS('clip-path', 'none');
  await expect(skip).toBeInViewport();
});
