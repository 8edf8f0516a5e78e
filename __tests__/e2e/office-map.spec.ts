import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { boxOf } from './support/geometry';
import { expect, test } from './support/test';
import { sectionOf, visit } from './support/visit';
import { phone } from './support/widths';

const mapOf = (page: Page) => sectionOf(page, 'Office Locations');

type City = 'Surat and Mumbai' | 'London';
const markerOf = (page: Page, city: City) =>
  mapOf(page).getByRole('button', { name: city, exact: true });

/** The card that a marker controls, which shows or does not. */
async function expectCard(page: Page, city: City, isShown = true) {
  const id = await markerOf(page, city).getAttribute('aria-controls');
  const card = page.locator(`[id="${id}"]`);
  await expect(card).toBeVisible({ visible: isShown });
  await expect(markerOf(page, city)).toHaveAttribute('aria-expanded', String(isShown));
  return card;
}

test.beforeEach(async ({ page }) => visit(page, '/contact'));

test('the offices have a marker each, and their addresses as text', async ({ page }) => {
  const map = page.getByRole('group', { name: 'Map of our offices', exact: true });
  await expect(map.getByRole('button')).toHaveText(['Surat and Mumbai', 'London']);
  const pinOf = (city: City) => boxOf(markerOf(page, city).locator('span').first());
  const [london, mumbai] = [await pinOf('London'), await pinOf('Surat and Mumbai')];
  const { width } = await boxOf(map.locator('svg path'));
  expect(Math.abs(mumbai.x - london.x - width)).toBeLessThan(9);
  await expect(mapOf(page)).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - heading "Mumbai India" [level=3]
        - paragraph: Sample Tower 2 Example Marg Mumbai 000000
        - paragraph: Surat Sample Chambers 1 Example Road Surat 000000
        - link "+91 00000 00000"
        - link "india@keelstone.example"
      - listitem:
        - heading "London United Kingdom" [level=3]
        - paragraph: Sample House 1 Example Street London EC0A 0AA
        - link "+44 20 7946 0018"
        - link "london@keelstone.example"
  `);
});

test('a marker’s card shows while either is hovered', async ({ page }) => {
  await expectCard(page, 'Surat and Mumbai', false);
  await markerOf(page, 'Surat and Mumbai').hover();
  const card = await expectCard(page, 'Surat and Mumbai');
  for (const text of [
    'Surat and Mumbai, India',
    'Sample Tower',
    'Sample Chambers',
    '+91 00000 00000',
  ])
    await expect(card).toContainText(text);
  await expectAccessible(page, 'main');
  // Its text can be selected.
  await card.getByText('india@keelstone.example').click({ clickCount: 3 });
  await expectCard(page, 'Surat and Mumbai');
  const selected = () => page.evaluate(() => String(getSelection()).trim());
  expect(await selected()).toBe('india@keelstone.example');
  await page.mouse.move(1, 1);
  await expectCard(page, 'Surat and Mumbai', false);
});

test('a marker’s card shows while the keyboard is there', async ({ page }) => {
  await markerOf(page, 'Surat and Mumbai').focus();
  await expectCard(page, 'Surat and Mumbai');
  await page.keyboard.press('Escape');
  await expectCard(page, 'Surat and Mumbai', false);
  await expect(markerOf(page, 'Surat and Mumbai')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectCard(page, 'Surat and Mumbai');
  await page.keyboard.press('Tab');
  await expect(markerOf(page, 'London')).toBeFocused();
  await expectCard(page, 'Surat and Mumbai', false);
  await expectCard(page, 'London');
  // Also after the mouse has left.
  await page.clock.install();
  await markerOf(page, 'London').hover();
  await page.mouse.move(1, 1);
  await page.clock.runFor(2000);
  await expectCard(page, 'London');
});

for (const width of [390, 820, 1280]) {
  test(`at ${width} px each marker’s card is below it, in view and over everything`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const city of ['Surat and Mumbai', 'London'] as const) {
      await markerOf(page, city).focus();
      const card = await expectCard(page, city);
      await expect(card).toBeInViewport({ ratio: 0.99 });
      const marker = await boxOf(markerOf(page, city).locator('span').first());
      const { y } = await boxOf(card);
      expect(y - marker.y - marker.height).toBeGreaterThan(0);
      expect(y - marker.y - marker.height).toBeLessThan(36);
      const hidden = await card.evaluate((box) =>
        [...box.querySelectorAll('p')].filter((line) => {
          const { left, top, bottom } = line.getBoundingClientRect();
          return !box.contains(document.elementFromPoint(left + 8, (top + bottom) / 2));
        }),
      );
      expect(hidden).toEqual([]);
    }
  });
}

test.describe('on a touch screen', () => {
  test.use({ viewport: phone.size, isMobile: true, hasTouch: true });

  test('a tap on a marker shows its card, a tap elsewhere hides it', async ({ page }) => {
    for (const city of ['Surat and Mumbai', 'London'] as const) {
      await markerOf(page, city).tap();
      const card = await expectCard(page, city);
      await card.getByText('@keelstone.example').tap();
      await expectCard(page, city);
      await mapOf(page).getByRole('heading', { level: 2 }).tap();
      await expectCard(page, city, false);
    }
  });
});
