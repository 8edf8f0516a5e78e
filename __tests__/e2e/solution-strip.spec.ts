import type { Locator, Page } from '@playwright/test';
import { boxOf } from './support/geometry';
import { expect, moving, test } from './support/test';
import { sectionOf, visit } from './support/visit';
import { phone } from './support/widths';

test.use(moving);

/** The cards of the strip, with their pages. */
const cards = [
  ['AI governance and risk management', '/solutions/aigovernance'],
  ['Process and change management', '/solutions/operationalrisk'],
  ['Business continuity', '/solutions/businesscontinuity'],
  ['Outsourcing risk', '/solutions/riskmanagement'],
] as const;

/** Scrolls to the strip of the home page. */
async function findStrip(page: Page) {
  const strip = sectionOf(page, 'Our solutions at a glance');
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

test.beforeEach(({ page }) => visit(page, '/home'));

test('the strip moves; the pointer, the keyboard and its button pause it', async ({ page }) => {
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
    ['Pause the slideshow', false],
    ['Play the slideshow', true],
  ] as const) {
    await strip.getByRole('button', { name: label }).click();
    await strip.getByRole('button').blur();
    await page.mouse.move(1, 1);
    await expectMoving(card, isMoving);
  }
});

test('the keyboard reaches each solution once and brings it into view', async ({ page }) => {
  await page.setViewportSize(phone.size);
  const { strip, links, card } = await findStrip(page);
  await expect(links).toHaveText(cards.map(([title]) => title));
  await expect(strip.getByRole('listitem')).toHaveCount(cards.length);
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
});

test('with reduced motion the strip does not move, and is whole in wide windows', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { strip, links, card } = await findStrip(page);
  await expectMoving(card, false);
  await expect(strip.getByRole('button')).toHaveCount(0);
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  await links.last().press('Enter');
  await expect(page).toHaveURL('/solutions/riskmanagement');
});

for (const [phase, part, dir] of [
  [0.55, 0.5, 'ltr'],
  [0.99, 0.9, 'ltr'],
  // As translators turn the page.
  [0.55, 0.5, 'rtl'],
] as const) {
  test(`a click on a moving card opens its page: ${phase}, ${part}, ${dir}`, async ({ page }) => {
    const { strip } = await findStrip(page);
    await page.evaluate((value) => (document.documentElement.dir = value), dir);
    const { x, y, width, height } = await boxOf(strip);
    const [left, top] = [x + width * part, y + height / 2];
    await page.mouse.move(left, top);
    const title = await strip.evaluate(
      (element, point) => {
        for (const animation of element.getAnimations({ subtree: true })) {
          animation.currentTime = 48_000 * point.phase;
        }
        return document.elementFromPoint(point.left, point.top)?.closest('li')?.textContent;
      },
      { phase, left, top },
    );
    await page.mouse.click(left, top);
    await expect(page).toHaveURL(new Map<unknown, string>(cards).get(title) ?? '');
  });
}
