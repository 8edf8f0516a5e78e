import type { Page } from '@playwright/test';
import { boxOf, movement } from './support/geometry';
import { expect, test } from './support/test';
import { expectAddress, visit } from './support/visit';

const cards = [
  ['AI governance and risk management', '/solutions/aigovernance'],
  ['Process and change management', '/solutions/operationalrisk'],
  ['Business continuity', '/solutions/businesscontinuity'],
  ['Outsourcing risk', '/solutions/riskmanagement'],
  ['Internal controls', '/solutions/processrisks'],
] as const;

const stripOf = (page: Page) => page.getByRole('region', { name: 'Our solutions at a glance' });

async function visitStrip(page: Page) {
  await visit(page, '/home');
  const strip = stripOf(page);
  await strip.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.mouse.move(1, 1);
  return { strip, first: strip.getByRole('listitem').first() };
}

test('the strip offers the five solutions once, each leading to its page', async ({ page }) => {
  const { strip } = await visitStrip(page);
  const links = strip.getByRole('list').first().getByRole('link');
  await expect(links).toHaveText(cards.map(([title]) => title));
  for (const [index, [, address]] of cards.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', address);
  }
  await links.nth(1).focus();
  await page.keyboard.press('Enter');
  await expectAddress(page, '/solutions/operationalrisk');
});

test('the strip moves, pauses while it is hovered and goes on after', async ({ page }) => {
  const { strip, first } = await visitStrip(page);
  await expect.poll(() => movement(first)).toBeGreaterThan(0);
  await strip.hover();
  await expect.poll(() => movement(first)).toBe(0);
  await page.mouse.move(1, 1);
  await expect.poll(() => movement(first)).toBeGreaterThan(0);
});

test('the strip pauses while the keyboard is in it', async ({ page }) => {
  const { strip, first } = await visitStrip(page);
  await strip.getByRole('link').first().focus();
  await expect.poll(() => movement(first)).toBe(0);
});

test('a card that the keyboard reaches is in sight, however far the strip has drifted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { strip, first } = await visitStrip(page);
  const start = (await boxOf(first)).x;
  await expect.poll(async () => (await boxOf(first)).x).toBeLessThan(start - 40);
  const links = await strip.getByRole('list').first().getByRole('link').all();
  await strip.getByRole('button').focus();
  for (const link of links.toReversed()) {
    await page.keyboard.press('Shift+Tab');
    await expect(link).toBeFocused();
    await expect.poll(async () => Math.abs((await boxOf(link)).x)).toBeLessThan(1);
  }
});

test('its button pauses the strip and sets it moving again', async ({ page }) => {
  const { strip, first } = await visitStrip(page);
  await strip.getByRole('button', { name: 'Pause the moving cards' }).click();
  const play = strip.getByRole('button', { name: 'Set the cards moving' });
  await play.blur();
  await page.mouse.move(1, 1);
  expect(await movement(first)).toBe(0);

  await play.click();
  await strip.getByRole('button', { name: 'Pause the moving cards' }).blur();
  await page.mouse.move(1, 1);
  await expect.poll(() => movement(first)).toBeGreaterThan(0);
});

test('one run of the cards fills a wide window, so that no gap passes by', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 900 });
  const { strip } = await visitStrip(page);
  const { width } = await boxOf(strip.getByRole('list').first());
  expect(Math.ceil(width)).toBeGreaterThanOrEqual(2560);
});

test('the repeated cards are out of reach of keyboard and screen reader', async ({ page }) => {
  const { strip } = await visitStrip(page);
  await strip.getByRole('link').first().focus();
  const focused: (string | null)[] = [];
  for (let press = 0; press < 6; press += 1) {
    focused.push(await page.evaluate(() => document.activeElement?.textContent ?? null));
    await page.keyboard.press('Tab');
  }
  expect(focused.slice(0, 5)).toEqual(cards.map(([title]) => title));
  await expect(strip.getByRole('listitem')).toHaveCount(5);
});

test('the strip stands still where the visitor asks for less motion, and can be scrolled', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { strip, first } = await visitStrip(page);
  expect(await movement(first)).toBe(0);
  await expect(strip.getByRole('button')).toHaveCount(0);
  const last = strip.getByRole('link', { name: 'Internal controls' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});
