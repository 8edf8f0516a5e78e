import type { Page } from '@playwright/test';
import { parse } from 'node:path';
import { widths } from '../../../tools/site/routes';
import { expectAccessibleAtAnySize } from '../support/axe';
import { first, home } from '../support/content';
import { boxOf } from '../support/geometry';
import { expectLayout } from '../support/layout';
import { expect, moving, test } from '../support/test';
import { visit } from '../support/visit';
import { phone } from '../support/widths';

const { prompt, items } = home.banner.layers ?? { prompt: '', items: [] };
test.skip(items.length === 0, 'the banner has no layers');
test.use(moving);

type Layer = (typeof items)[number];

const files = items.map(({ picture }) => parse(picture.file).name);
/** The two uppermost layers. */
const uppermost = () => [first(items), first(items.slice(1))] as const;

const controlsOf = (page: Page) => page.getByRole('group', { name: prompt });
const layerOf = (page: Page, { name }: Layer) =>
  controlsOf(page).getByRole('button', { name, exact: true });
const proofOf = (page: Page, { proof }: Layer) =>
  controlsOf(page).getByRole('link', { name: proof.label });
/** The place to which a proof leads, or the page's headline. */
const placeOf = (page: Page, { proof }: Layer) =>
  page.locator(`[id="${proof.address.split('#')[1] ?? 'headline'}"]`);
const headline = (page: Page) => page.getByRole('heading', { level: 1 });

/** Expects one layer, or none, to be removed: its button is pressed, and its text and picture show. */
async function expectRemoved(page: Page, layer?: Layer): Promise<void> {
  const pressed = controlsOf(page).locator('[aria-pressed=true]');
  await expect(pressed).toHaveText(layer ? [layer.name] : []);
  const words = layer ? `${layer.text} ${layer.proof.label}` : prompt;
  await expect(controlsOf(page).locator('p:visible')).toHaveText([words]);
  const shown = async () => {
    const sources = await page
      .locator('main section:first-of-type picture > img')
      .evaluateAll((all: HTMLImageElement[]) =>
        all
          .filter(
            ({ parentElement }) => parentElement && getComputedStyle(parentElement).opacity === '1',
          )
          .map(({ currentSrc }) => currentSrc),
      );
    return files.filter((file) => sources.some((source) => source.includes(`/${file}`)));
  };
  await expect.poll(shown).toEqual(layer ? [parse(layer.picture.file).name] : []);
}

test('the mouse removes a layer, a click keeps it removed, and its text links to its proof', async ({
  page,
}) => {
  const [top, next] = uppermost();
  await visit(page, '/home');
  await expectRemoved(page);
  for (const layer of items) {
    await layerOf(page, layer).hover();
    await expectRemoved(page, layer);
    await expect(layerOf(page, layer)).toHaveAccessibleDescription(layer.text);
  }
  await headline(page).hover();
  await expectRemoved(page);

  await layerOf(page, top).click();
  // Its text can be selected.
  await controlsOf(page).getByText(top.text).click();
  await expectRemoved(page, top);
  await layerOf(page, next).hover();
  await expectRemoved(page, next);
  await headline(page).hover();
  await expectRemoved(page, top);
  await layerOf(page, top).click();
  await expectRemoved(page);
  await layerOf(page, next).click();
  await headline(page).click();
  await expectRemoved(page);

  const { x } = await boxOf(layerOf(page, top));
  await layerOf(page, top).hover();
  const proof = await boxOf(proofOf(page, top));
  // On the way, the layer does not return and no other one is removed.
  await page.mouse.move(x + 4, proof.y + proof.height / 2, { steps: 20 });
  await page.mouse.move(proof.x + proof.width / 2, proof.y + proof.height / 2, { steps: 20 });
  await expectRemoved(page, top);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(top.proof.address);
  await expect(placeOf(page, top)).toBeInViewport();
  await page.goBack();
  await expectRemoved(page);
});

test('keys remove a layer and put it back, focus alone does not, and the proof gets the focus', async ({
  page,
}) => {
  const [top, next] = uppermost();
  await visit(page, '/home');
  await layerOf(page, top).focus();
  await expectRemoved(page);
  await page.keyboard.press('Enter');
  await expectRemoved(page, top);
  await page.keyboard.press('Enter');
  await expectRemoved(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expectRemoved(page, next);
  await page.keyboard.press('Escape');
  await expectRemoved(page);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: home.banner.action?.label }).first().focus();
  await expectRemoved(page);

  await layerOf(page, top).focus();
  await page.keyboard.press('Enter');
  for (let step = 0; step < items.length; step += 1) await page.keyboard.press('Tab');
  await expect(proofOf(page, top)).toBeFocused();
  await expectRemoved(page, top);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(top.proof.address);
  // The keyboard continues where the page does.
  await expect(placeOf(page, top)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
});

test('the longest text fits at every width without moving anything', async ({ page }) => {
  const longest = first(items.toSorted((a, b) => b.text.length - a.text.length));
  const caption = 'main section:has(h1) [role=group] p:not([hidden])';
  const action = page.getByRole('link', { name: home.banner.action?.label }).first();
  await visit(page, '/home');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const before = await boxOf(action);
    await layerOf(page, longest).click();
    expect(await boxOf(action), `at ${width} px`).toEqual(before);
    await expectLayout(
      page,
      [
        [caption, 'is below', 'main h1 + p'],
        [caption, 'ends above', before.y],
      ],
      `at ${width} px`,
    );
    await page.keyboard.press('Escape');
  }
  await layerOf(page, longest).click();
  await expectAccessibleAtAnySize(page, 'main');
});

test.describe('on a touch screen', () => {
  test.use({ viewport: phone.size, isMobile: true, hasTouch: true });

  test('a tap removes a layer, a second tap or one elsewhere puts it back', async ({ page }) => {
    const [top] = uppermost();
    await visit(page, '/home');
    for (const place of [layerOf(page, top), headline(page)]) {
      await layerOf(page, top).tap();
      await expectRemoved(page, top);
      await place.tap();
      await expectRemoved(page);
    }
    await layerOf(page, top).tap();
    await proofOf(page, top).tap();
    await expect(page).toHaveURL(top.proof.address);
  });
});
