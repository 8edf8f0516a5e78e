import type { Page } from '@playwright/test';
import { widths } from '../../tools/site/routes';
import { expectAccessibleAtAnySize } from './support/axe';
import { first, home } from './support/content';
import { boxOf, isBelow } from './support/geometry';
import { expect, moving, test } from './support/test';
import { requestsOf, visit } from './support/visit';
import { phone } from './support/widths';

const { prompt, items } = home.banner.layers ?? { prompt: '', items: [] };
test.skip(items.length === 0, 'the banner has no layers');

type Layer = (typeof items)[number];

const fileOf = ({ picture }: Layer) => picture.file.replace(/.*\/|\.png/g, '');

const controlsOf = (page: Page) => page.getByRole('group', { name: prompt });
const layerOf = (page: Page, { name }: Layer) =>
  controlsOf(page).getByRole('button', { name, exact: true });
const proofOf = (page: Page, { proof }: Layer) =>
  controlsOf(page).getByRole('link', { name: proof.label });
const headline = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Expects one layer, or none, to be removed: its button is pressed, its text is visible and its picture covers the
 * banner's.
 */
async function expectTaken(page: Page, taken?: Layer): Promise<void> {
  const pressed = controlsOf(page).locator('[aria-pressed=true]');
  await expect(pressed).toHaveText(taken ? [taken.name] : []);
  const words = taken ? `${taken.text} ${taken.proof.label}` : prompt;
  await expect(controlsOf(page).locator('p:visible')).toHaveText([words]);
  const shown = () =>
    page
      .locator('img[src*="without"]')
      .evaluateAll((all: HTMLImageElement[]) =>
        all
          .filter((picture) => getComputedStyle(picture.parentElement ?? picture).opacity === '1')
          .map(({ currentSrc }) => currentSrc.replace(/.*\/|(-narrow)?\.\w+$/g, '')),
      );
  await expect.poll(shown).toEqual(taken ? [fileOf(taken)] : []);
}

test.use(moving);

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  await (javaScriptEnabled ? visit(page, '/home') : page.goto('/home'));
});

test('hovering over a layer removes it, and a click keeps it removed', async ({ page }) => {
  await expectTaken(page);
  for (const item of items) {
    await layerOf(page, item).hover();
    await expectTaken(page, item);
    await expect(layerOf(page, item)).toHaveAccessibleDescription(item.text);
  }
  await headline(page).hover();
  await expectTaken(page);

  const [top, next] = [first(items), first(items.slice(1))];
  await layerOf(page, top).click();
  await expectTaken(page, top);
  // Its text can be selected.
  await controlsOf(page).getByText(top.text).click();
  await expectTaken(page, top);
  await layerOf(page, next).hover();
  await expectTaken(page, next);
  await headline(page).hover();
  await expectTaken(page, top);
  await layerOf(page, top).click();
  await expectTaken(page);
  await layerOf(page, next).click();
  await headline(page).click();
  await expectTaken(page);
});

test('keys remove a layer and put it back, focus alone does not', async ({ page }) => {
  const [top, next] = [first(items), first(items.slice(1))];
  await layerOf(page, top).focus();
  await expectTaken(page);
  await page.keyboard.press('Enter');
  await expectTaken(page, top);
  await page.keyboard.press('Enter');
  await expectTaken(page);
  await page.keyboard.press('Tab');
  await expect(layerOf(page, next)).toBeFocused();
  await page.keyboard.press('Space');
  await expectTaken(page, next);
  await page.keyboard.press('Escape');
  await expectTaken(page);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: home.banner.action?.label }).first().focus();
  await expectTaken(page);
});

test('the mouse and the keyboard reach the link to the proof in each caption', async ({ page }) => {
  for (const item of items) {
    const { x } = await boxOf(layerOf(page, item));
    await layerOf(page, item).hover();
    const proof = await boxOf(proofOf(page, item));
    // On the way, the layer does not return and no other one is removed.
    await page.mouse.move(x + 4, proof.y + proof.height / 2, { steps: 20 });
    await page.mouse.move(proof.x + proof.width / 2, proof.y + proof.height / 2, { steps: 20 });
    await expectTaken(page, item);
    await page.mouse.down();
    await page.mouse.up();
    await expect(page).toHaveURL(item.proof.address);
    await expect(page.locator(`[id="${item.proof.address.split('#')[1]}"]`)).toBeInViewport();
    await page.goBack();
    await expectTaken(page);
  }
  for (const item of [first(items), first(items.toReversed())]) {
    await layerOf(page, item).focus();
    await page.keyboard.press('Enter');
    const left = items.length - items.indexOf(item);
    for (let step = 0; step < left; step += 1) await page.keyboard.press('Tab');
    await expect(proofOf(page, item)).toBeFocused();
    await expectTaken(page, item);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(item.proof.address);
    // The keyboard continues where the page does.
    await expect(page.locator(`[id="${item.proof.address.split('#')[1]}"]`)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
    await page.goBack();
  }
});

test('the caption fits at every width without moving anything', async ({ page }) => {
  const fetched = requestsOf(page);
  await page.reload({ waitUntil: 'networkidle' });
  expect(fetched.filter((address) => address.includes('without'))).toEqual([]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const action = page.getByRole('link', { name: home.banner.action?.label }).first();
    const subtitle = page.getByText(home.banner.subtitle, { exact: true });
    const before = await boxOf(action);
    for (const item of items) {
      await layerOf(page, item).click();
      const caption = page.getByText(item.text, { exact: true });
      const [box, proof] = [await boxOf(caption), await boxOf(proofOf(page, item))];
      expect(await boxOf(action), `at ${width} px`).toEqual(before);
      expect(isBelow(box, await boxOf(subtitle))).toBe(true);
      expect(proof.y + proof.height).toBeLessThanOrEqual(before.y);
      const size = await caption.evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
      expect(size).toBeGreaterThanOrEqual(18);
      expect(size).toBeLessThanOrEqual(20);
    }
    await page.keyboard.press('Escape');
  }
  await layerOf(page, first(items)).click();
  await expectAccessibleAtAnySize(page, 'main');
});

test.describe('on a touch screen', () => {
  test.use({ viewport: phone.size, isMobile: true, hasTouch: true });

  test('a tap removes a layer, a second tap or one elsewhere puts it back', async ({ page }) => {
    for (const item of items) {
      await layerOf(page, item).tap();
      await expectTaken(page, item);
      await layerOf(page, item).tap();
      await expectTaken(page);
      await layerOf(page, item).tap();
      await headline(page).tap();
      await expectTaken(page);
    }
    const { proof } = first(items);
    await layerOf(page, first(items)).tap();
    await proofOf(page, first(items)).tap();
    await expect(page).toHaveURL(proof.address);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there are no controls', ({ page }) => expect(controlsOf(page)).toBeHidden());
});
