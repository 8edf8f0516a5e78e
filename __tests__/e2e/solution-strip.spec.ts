import type { Locator, Page } from '@playwright/test';
import { clients, first, home, stripCards } from './support/content';
import { boxOf } from './support/geometry';
import { expect, moving, test } from './support/test';
import { sectionOf, visit } from './support/visit';
import { desktop, phone, windows } from './support/widths';

test.use(moving);

const { heading, pause, play } = home.strip;

/** Scrolls to the strip of the home page. */
async function findStrip(page: Page) {
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

test('the strip moves; the pointer, the keyboard and its button pause it', async ({ page }) => {
  await visit(page, '/home');
  const { strip, links, card } = await findStrip(page);
  await expectMoving(card, true);
  await strip.hover();
  await expectMoving(card, false);
  await page.mouse.move(1, 1);
  await expectMoving(card, true);
  await links.first().focus();
  await expectMoving(card, false);
  await links.first().blur();
  await expectMoving(card, true);

  for (const [label, isMoving] of [
    [pause, false],
    [play, true],
  ] as const) {
    await strip.getByRole('button', { name: label }).click();
    await strip.getByRole('button').blur();
    await page.mouse.move(1, 1);
    await expectMoving(card, isMoving);
  }
  // The button has the right end of the strip to itself.
  const button = strip.getByRole('button');
  for (const { size } of windows) {
    await page.setViewportSize(size);
    const [box, cell] = [await boxOf(strip), await boxOf(button)];
    expect(cell.x + cell.width).toBeCloseTo(box.x + box.width, 0);
    expect(cell.y).toBeGreaterThanOrEqual(box.y);
    expect(cell.y + cell.height).toBeLessThanOrEqual(box.y + box.height);
    expect(cell.height).toBeGreaterThan(box.height - 4);
    // Nothing shows through.
    await expect(button).not.toHaveCSS('background-color', /, 0\)$/);
  }
});

test('the keyboard reaches each solution once, brings it into view and opens it', async ({
  page,
}) => {
  await page.setViewportSize(phone.size);
  await visit(page, '/home');
  const { strip, links, card } = await findStrip(page);
  await expect(links).toHaveText(stripCards.map(({ title }) => title));
  await expect(strip.getByRole('listitem')).toHaveCount(stripCards.length);
  const start = (await boxOf(card)).x;
  await expect.poll(async () => (await boxOf(card)).x).toBeLessThan(start - 40);
  await strip.getByRole('button').focus();
  for (const link of (await links.all()).toReversed()) {
    await page.keyboard.press('Shift+Tab');
    await expect(link).toBeFocused();
    await expect.poll(async () => Math.abs((await boxOf(link)).x)).toBeLessThan(1);
  }
  // The repeated cards are skipped.
  await page.keyboard.press('Shift+Tab');
  await expect(strip.locator('a:focus')).toHaveCount(0);

  // One set of cards fills a wide window, so that there is no gap.
  await page.setViewportSize({ width: 2560, height: 900 });
  const { width } = await boxOf(strip.getByRole('list').first());
  expect(Math.ceil(width)).toBeGreaterThanOrEqual(2560);

  // With reduced motion it does not move and can be scrolled; its first words begin with the page.
  await page.setViewportSize(desktop.size);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectMoving(card, false);
  await expect(strip.getByRole('button')).toHaveCount(0);
  const { x } = await boxOf(page.getByRole('heading', { name: clients.heading }));
  const words = await boxOf(links.first().locator('span'));
  expect(Math.abs(words.x - x)).toBeLessThan(1);
  await links.last().scrollIntoViewIfNeeded();
  await expect(links.last()).toBeInViewport();
  await links.last().press('Enter');
  await expect(page).toHaveURL(first(stripCards.toReversed()).link);
});

test('a click on a moving card always opens its page', async ({ page }) => {
  await visit(page, '/home');
  for (const [phase, part, dir] of [
    [0, 0.1, 'ltr'],
    [0.3, 0.9, 'ltr'],
    [0.55, 0.5, 'ltr'],
    [0.8, 0.1, 'ltr'],
    [0.99, 0.9, 'ltr'],
    // As translators turn the page.
    [0.55, 0.5, 'rtl'],
  ] as const) {
    const { strip } = await findStrip(page);
    await page.evaluate((value) => (document.documentElement.dir = value), dir);
    const { x, y, width, height } = await boxOf(strip);
    const point = [x + width * part, y + height / 2] as const;
    await page.mouse.move(...point);
    const title = await strip.evaluate(
      (element, { at, left, top }) => {
        for (const animation of element.getAnimations({ subtree: true })) {
          animation.currentTime = 48_000 * at;
        }
        return document.elementFromPoint(left, top)?.closest('li')?.textContent;
      },
      { at: phase, left: point[0], top: point[1] },
    );
    await page.mouse.click(...point);
    await expect(page).toHaveURL(first(stripCards.filter((card) => card.title === title)).link);
    await page.goBack();
    await expect(page).toHaveURL('/home');
  }
});
