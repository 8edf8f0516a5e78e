import type { Locator, Page } from '@playwright/test';
import { clients, first, home, stripCards } from './support/content';
import { boxOf } from './support/geometry';
import { expect, moving, test } from './support/test';
import { sectionOf, visit } from './support/visit';
import { phone, windows } from './support/widths';

test.use(moving);

const { heading, pause, play } = home.strip;
const titles = stripCards.map(({ title }) => title);

async function visitStrip(page: Page) {
  await visit(page, '/home');
  const strip = sectionOf(page, heading);
  await strip.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.mouse.move(1, 1);
  const row = strip.getByRole('list').first();
  return { strip, links: row.getByRole('link'), card: row.getByRole('listitem').first() };
}

/** Expects a card to move within 20 frames, or not to move. */
const expectMoving = (card: Locator, isMoving: boolean) =>
  expect
    .poll(() =>
      card.evaluate(async (element) => {
        const before = element.getBoundingClientRect().x;
        for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
        return element.getBoundingClientRect().x !== before;
      }),
    )
    .toBe(isMoving);

test('the keyboard reaches each solution in the strip once and opens it', async ({ page }) => {
  const { strip, links } = await visitStrip(page);
  await expect(links).toHaveText(titles);
  await expect(strip.getByRole('listitem')).toHaveCount(stripCards.length);
  await links.first().focus();
  for (let index = 0; index < stripCards.length; index += 1) {
    await expect(links.nth(index)).toBeFocused();
    await page.keyboard.press('Tab');
  }
  // The repeated cards are skipped.
  await expect(strip.getByRole('link').and(page.locator(':focus'))).toHaveCount(0);

  // One set of cards fills a wide window, so that there is no gap.
  await page.setViewportSize({ width: 2560, height: 900 });
  const { width } = await boxOf(strip.getByRole('list').first());
  expect(Math.ceil(width)).toBeGreaterThanOrEqual(2560);

  await links.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(first(stripCards.slice(1)).link);
});

test('the strip moves; the pointer, the keyboard and its button pause it', async ({ page }) => {
  const { strip, links, card } = await visitStrip(page);
  await expectMoving(card, true);
  await strip.hover();
  await expectMoving(card, false);
  await page.mouse.move(1, 1);
  await expectMoving(card, true);

  await links.first().focus();
  await expectMoving(card, false);
  await links.first().blur();
  await expectMoving(card, true);

  await strip.getByRole('button', { name: pause }).click();
  const playButton = strip.getByRole('button', { name: play });
  await playButton.blur();
  await page.mouse.move(1, 1);
  await expectMoving(card, false);
  await playButton.click();
  await strip.getByRole('button', { name: pause }).blur();
  await page.mouse.move(1, 1);
  await expectMoving(card, true);
});

test('the pause button has the right end of the strip to itself', async ({ page }) => {
  const { strip } = await visitStrip(page);
  for (const { size } of windows) {
    await page.setViewportSize(size);
    const [box, cell] = [await boxOf(strip), await boxOf(strip.getByRole('button'))];
    expect(cell.x + cell.width).toBeCloseTo(box.x + box.width, 0);
    expect(cell.y).toBeGreaterThanOrEqual(box.y);
    expect(cell.y + cell.height).toBeLessThanOrEqual(box.y + box.height);
    expect(cell.height).toBeGreaterThan(box.height - 4);
    // Nothing shows through.
    await expect(strip.getByRole('button')).not.toHaveCSS('background-color', /, 0\)$/);
  }
});

test('a card that gets keyboard focus scrolls into view', async ({ page }) => {
  await page.setViewportSize(phone.size);
  const { strip, links, card } = await visitStrip(page);
  const start = (await boxOf(card)).x;
  await expect.poll(async () => (await boxOf(card)).x).toBeLessThan(start - 40);
  await strip.getByRole('button').focus();
  for (const link of (await links.all()).toReversed()) {
    await page.keyboard.press('Shift+Tab');
    await expect(link).toBeFocused();
    await expect.poll(async () => Math.abs((await boxOf(link)).x)).toBeLessThan(1);
  }
});

test('a click on a moving card always opens its page', async ({ page }) => {
  for (const [phase, part, direction] of [
    [0, 0.1, 'ltr'],
    [0.3, 0.9, 'ltr'],
    [0.55, 0.5, 'ltr'],
    [0.8, 0.1, 'ltr'],
    [0.99, 0.9, 'ltr'],
    // As translators turn the page.
    [0.55, 0.5, 'rtl'],
  ] as const) {
    const { strip } = await visitStrip(page);
    await page.evaluate((dir) => Object.assign(document.documentElement, { dir }), direction);
    const { x, y, width, height } = await boxOf(strip);
    const point = { x: x + width * part, y: y + height / 2 };
    await page.mouse.move(point.x, point.y);
    const title = await strip.evaluate(
      (element, { phase: at, point: { x: left, y: top } }) => {
        for (const animation of element.getAnimations({ subtree: true })) {
          animation.currentTime = 48_000 * at;
        }
        return document.elementFromPoint(left, top)?.closest('li')?.textContent;
      },
      { phase, point },
    );
    const { link } = first(stripCards.filter((card) => card.title === title));
    await page.mouse.click(point.x, point.y);
    await expect(page).toHaveURL(link);
  }
});

test('with reduced motion, the strip does not move and can be scrolled', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { strip, links, card } = await visitStrip(page);
  await expectMoving(card, false);
  await expect(strip.getByRole('button')).toHaveCount(0);
  // Its first words begin with the page.
  const { x } = await boxOf(page.getByRole('heading', { name: clients.heading }));
  const words = await boxOf(links.first().locator('span'));
  expect(Math.abs(words.x - x)).toBeLessThan(1);
  await links.last().scrollIntoViewIfNeeded();
  await expect(links.last()).toBeInViewport();
});
