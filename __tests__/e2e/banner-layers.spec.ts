import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { first, home } from './support/content';
import { boxOf } from './support/geometry';
import { expect, test } from './support/test';
import { visit } from './support/visit';
import { phone, windows } from './support/widths';

const { prompt, items } = home.banner.layers;
const fileOf = ({ picture }: (typeof items)[number]) => picture.file.replace(/.*\/|\.png/g, '');

const controlsOf = (page: Page) => page.getByRole('group', { name: prompt });
const layerOf = (page: Page, name: string) =>
  controlsOf(page).getByRole('button', { name, exact: true });

/** The texts in sight, and the names of the pictures that lie over the banner's own. */
async function expectTaken(page: Page, taken: readonly (typeof items)[number][]): Promise<void> {
  for (const item of items) {
    const isTaken = taken.includes(item);
    await expect(layerOf(page, item.name)).toHaveAttribute('aria-pressed', String(isTaken));
    await expect(page.getByText(item.text, { exact: true })).toBeVisible({ visible: isTaken });
    if (isTaken) await expect(layerOf(page, item.name)).toHaveAccessibleDescription(item.text);
  }
  const pictures = page.locator('img[src*="without"]');
  const loaded = () =>
    pictures.evaluateAll((all) =>
      all
        .filter((picture) => getComputedStyle(picture.parentElement ?? picture).opacity === '1')
        .map((picture) => (picture instanceof HTMLImageElement ? picture.currentSrc : ''))
        .map((address) => address.replace(/.*\/|(-narrow)?\.\w+$/g, '')),
    );
  await expect.poll(loaded).toEqual(taken.map(fileOf));
}

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  await (javaScriptEnabled ? visit(page, '/home') : page.goto('/home'));
});

test('pointing at a layer or focusing it takes it away, leaving puts it back', async ({ page }) => {
  await expectTaken(page, []);
  for (const item of items) {
    await layerOf(page, item.name).hover();
    await expectTaken(page, [item]);
  }
  await page.getByRole('heading', { level: 1 }).hover();
  await expectTaken(page, []);

  const [top, next] = [first(items), first(items.slice(1))];
  await layerOf(page, top.name).focus();
  await expectTaken(page, [top]);
  await page.keyboard.press('Tab');
  await expect(layerOf(page, next.name)).toBeFocused();
  await expectTaken(page, [next]);
  await page.keyboard.press('Escape');
  await expectTaken(page, []);
  await page.keyboard.press('Enter');
  await expectTaken(page, [next]);
  await page.getByRole('link', { name: home.banner.action.label }).first().focus();
  await expectTaken(page, []);
});

test('the pictures are fetched with the first layer, fit and pass axe', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.reload({ waitUntil: 'networkidle' });
  expect(fetched.filter((address) => address.includes('without'))).toEqual([]);
  for (const { size } of windows) {
    await page.setViewportSize(size);
    for (const item of items) {
      await layerOf(page, item.name).focus();
      await expectTaken(page, [item]);
      const picture = await boxOf(page.getByRole('main').locator('img').first());
      for (const part of [controlsOf(page), page.getByText(item.text, { exact: true })]) {
        const { x, y, width, height } = await boxOf(part);
        expect(x).toBeGreaterThanOrEqual(Math.max(picture.x, 0));
        expect(x + width).toBeLessThanOrEqual(size.width);
        expect(y + height).toBeLessThanOrEqual(picture.y + picture.height + 1);
      }
    }
    await expectAccessible(page, 'main');
  }
});

test.describe('on a touch screen', () => {
  test.use({ viewport: phone.size, isMobile: true, hasTouch: true });

  test('a tap takes a layer away, a tap elsewhere puts it back', async ({ page }) => {
    for (const item of items) {
      await layerOf(page, item.name).tap();
      await expectTaken(page, [item]);
      await page.getByRole('heading', { level: 1 }).tap();
      await expectTaken(page, []);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture is there, without controls', async ({ page }) => {
    const picture = page.getByRole('main').locator('img').first();
    await expect(picture).toBeVisible();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await expect(controlsOf(page)).toBeHidden();
  });
});
