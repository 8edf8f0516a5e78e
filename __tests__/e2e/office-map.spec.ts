import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { contact, first, offices as content } from './support/content';
import { boxOf } from './support/geometry';
import { expect, test } from './support/test';
import { scrollTo, sectionOf, visit } from './support/visit';
import { phone } from './support/widths';

/** The offices in the order of the contact page, which differs from the footer's (R81). */
const offices = content.offices.toReversed();
type Office = (typeof offices)[number];

const mapOf = (page: Page) => sectionOf(page, contact.officesHeading);

const markerOf = (page: Page, { city }: Office) =>
  mapOf(page).getByRole('button', { name: city, exact: true });

/** The card that a marker controls, which shows or does not. */
async function expectCard(page: Page, office: Office, isShown = true) {
  const id = await markerOf(page, office).getAttribute('aria-controls');
  const card = page.locator(`[id="${id}"]`);
  await expect(card).toBeVisible({ visible: isShown });
  await expect(markerOf(page, office)).toHaveAttribute('aria-expanded', String(isShown));
  return card;
}

test.beforeEach(async ({ page }) => visit(page, '/contact'));

test('each marker’s card shows while either is hovered or focused', async ({ page }) => {
  await expect(mapOf(page).getByRole('button')).toHaveText(offices.map(({ city }) => city));
  const names = mapOf(page).getByRole('heading', { level: 3 });
  await expect(names).toHaveCount(offices.length);
  const map = page.getByRole('group', { name: contact.mapLabel, exact: true });
  await expect(map.getByRole('button')).toHaveCount(offices.length);
  for (const [index, office] of offices.entries()) {
    const { city, country, alsoIn = [], phone: number, email } = office;
    await expect(names.nth(index)).toHaveAccessibleName(`${city}, ${country}`);
    for (const other of alsoIn) {
      await expect(map.getByText(other.city, { exact: true })).toBeVisible();
      await expect(map.getByText(other.city, { exact: true })).toHaveAttribute(
        'aria-hidden',
        'true',
      );
    }
    await expectCard(page, office, false);
    await markerOf(page, office).hover();
    const card = await expectCard(page, office);
    const lines = [office, ...alsoIn].flatMap(({ addressLines }) => addressLines);
    for (const text of [country, ...lines, number, email]) await expect(card).toContainText(text);
    // Its text can be selected.
    await card.getByText(email).click({ clickCount: 3 });
    await expectCard(page, office);
    expect(await page.evaluate(() => String(getSelection()).trim())).toBe(email);
    await page.mouse.move(1, 1);
    await expectCard(page, office, false);
  }

  let current = first(offices);
  await markerOf(page, current).focus();
  await expectCard(page, current);
  await page.keyboard.press('Escape');
  await expectCard(page, current, false);
  await expect(markerOf(page, current)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectCard(page, current);
  for (const next of offices.slice(1)) {
    await page.keyboard.press('Tab');
    await expect(markerOf(page, next)).toBeFocused();
    await expectCard(page, current, false);
    await expectCard(page, next);
    current = next;
  }
  // Also after the mouse has left.
  await page.clock.install();
  await markerOf(page, current).hover();
  await page.mouse.move(1, 1);
  await page.clock.runFor(2000);
  await expectCard(page, current);
});

test('each marker’s card fits the window and covers neither the path nor its own lines', async ({
  page,
}) => {
  const addresses = mapOf(page).getByRole('listitem').locator('p');
  for (const width of [320, 390, 600, 820, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: width < 820 ? 844 : 900 });
    if ((await addresses.count()) > 1) {
      const [one, other] = [await boxOf(addresses.nth(0)), await boxOf(addresses.nth(1))];
      const gap = Math.max(other.y - one.y - one.height, other.x - one.x - one.width);
      expect.soft(gap, `addresses at ${width} px`).toBeGreaterThan(6);
    }
    for (const office of offices) {
      await scrollTo(page, 0);
      await markerOf(page, office).focus();
      const card = await expectCard(page, office);
      if (width > 320) await expect(card).toBeInViewport({ ratio: 0.99 });
      const marker = await boxOf(markerOf(page, office).locator('span').first());
      const beside = await boxOf(card);
      const distance = {
        x: Math.max(beside.x - marker.x - marker.width, marker.x - beside.x - beside.width, 0),
        y: beside.y - marker.y - marker.height,
      };
      expect.soft(distance.x, `${office.city} at ${width} px`).toBeLessThan(16);
      expect.soft(distance.y, `${office.city} at ${width} px`).toBeGreaterThan(0);
      expect.soft(distance.y, `${office.city} at ${width} px`).toBeLessThan(36);
      const { covered, hidden } = await card.evaluate((box) => {
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const path = box.closest('section')?.querySelector<SVGPathElement>('path');
        const covers = (step: number) => {
          const point = path?.getPointAtLength((path.getTotalLength() * step) / 100);
          const { x, y } = point?.matrixTransform(path?.getScreenCTM() ?? undefined) ?? {
            x: 0,
            y: 0,
          };
          return x > left && x < right && y > top && y < bottom;
        };
        const isHidden = (line: Element) => {
          const at = line.getBoundingClientRect();
          const front = document.elementFromPoint(at.left + 8, (at.top + at.bottom) / 2);
          return front && !box.contains(front);
        };
        return {
          covered: path ? Array.from({ length: 101 }, (_, step) => step).filter(covers) : 'no path',
          hidden: [...box.querySelectorAll('p')].filter(isHidden).length,
        };
      });
      // The path between three offices can turn back below a marker.
      if (offices.length < 3) expect.soft(covered, `${office.city} at ${width} px`).toEqual([]);
      expect.soft(hidden, `lines under others, ${office.city} at ${width} px`).toBe(0);
      if (width === 390 && office === offices.at(-1)) {
        const { y, height } = await boxOf(card);
        const form = await boxOf(page.getByRole('heading', { name: contact.enquiryHeading }));
        expect.soft(form.y).toBeGreaterThan(y + height);
      }
    }
    if (width === 390 || width === 1280) await expectAccessible(page, 'main');
  }
});

test.describe('on a touch screen', () => {
  test.use({ viewport: phone.size, isMobile: true, hasTouch: true });

  test('a tap on a marker shows its card, a tap elsewhere hides it', async ({ page }) => {
    for (const office of offices) {
      await markerOf(page, office).tap();
      const card = await expectCard(page, office);
      await card.getByText(office.email).tap();
      await expectCard(page, office);
      await mapOf(page).getByRole('heading', { level: 2 }).tap();
      await expectCard(page, office, false);
    }
  });
});
