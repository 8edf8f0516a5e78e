import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { contact, first, offices as content } from './support/content';
import { boxOf } from './support/geometry';
import { expect, test } from './support/test';
import { sectionOf, visit } from './support/visit';
import { phone } from './support/widths';

/** The offices in the order of the contact page, which differs from the footer's (R81). */
const offices = content.offices.toReversed();
type Office = (typeof offices)[number];

const mapOf = (page: Page) => sectionOf(page, contact.officesHeading);

const markerOf = (page: Page, { city }: Office) =>
  mapOf(page).getByRole('button', { name: city, exact: true });

/** The card that a marker controls. */
async function cardOf(page: Page, office: Office) {
  const id = await markerOf(page, office).getAttribute('aria-controls');
  return page.locator(`[id="${id}"]`);
}

async function expectCard(page: Page, office: Office) {
  const card = await cardOf(page, office);
  await expect(card).toBeVisible();
  await expect(markerOf(page, office)).toHaveAttribute('aria-expanded', 'true');
  const { country, alsoIn = [], phone: number, email } = office;
  const lines = [office, ...alsoIn].flatMap((place) => place.addressLines);
  for (const text of [country, ...lines, number, email]) {
    await expect(card).toContainText(text);
  }
  return card;
}

async function expectNoCard(page: Page, office: Office) {
  await expect(await cardOf(page, office)).toBeHidden();
  await expect(markerOf(page, office)).toHaveAttribute('aria-expanded', 'false');
}

test.beforeEach(async ({ page }) => visit(page, '/contact'));

test('each marker’s card shows while either is hovered or focused', async ({ page }) => {
  await expect(mapOf(page).getByRole('button')).toHaveText(offices.map(({ city }) => city));
  const names = mapOf(page).getByRole('heading', { level: 3 });
  await expect(names).toHaveCount(offices.length);
  for (const [index, { city, country }] of offices.entries()) {
    await expect(names.nth(index)).toHaveAccessibleName(`${city}, ${country}`);
  }
  const map = page.getByRole('group', { name: contact.mapLabel, exact: true });
  await expect(map.getByRole('button')).toHaveCount(offices.length);
  for (const { city } of offices.flatMap(({ alsoIn }) => alsoIn ?? [])) {
    const onMap = map.getByText(city, { exact: true });
    await expect(onMap).toBeVisible();
    await expect(onMap).toHaveAttribute('aria-hidden', 'true');
  }
  for (const office of offices) {
    await expectNoCard(page, office);
    await markerOf(page, office).hover();
    const card = await expectCard(page, office);
    await card.getByText(office.email).hover();
    await expectCard(page, office);
    // Its text can be selected.
    await card.getByText(office.email).click({ clickCount: 3 });
    await expectCard(page, office);
    expect(await page.evaluate(() => String(getSelection()).trim())).toBe(office.email);
    await page.mouse.move(1, 1);
    await expectNoCard(page, office);
  }

  const [current, next] = [first(offices), first(offices.slice(1))];
  await markerOf(page, current).focus();
  await expectCard(page, current);
  await page.keyboard.press('Escape');
  await expectNoCard(page, current);
  await expect(markerOf(page, current)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectCard(page, current);

  await page.keyboard.press('Tab');
  await expect(markerOf(page, next)).toBeFocused();
  await expectNoCard(page, current);
  await expectCard(page, next);
});

test('each marker’s card fits the window and does not cover the path', async ({ page }) => {
  const addresses = mapOf(page).getByRole('listitem').locator('p');
  for (const width of [320, 390, 600, 820, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: width < 820 ? 844 : 900 });
    const [one, other] = [await boxOf(addresses.nth(0)), await boxOf(addresses.nth(1))];
    const gap = Math.max(other.y - one.y - one.height, other.x - one.x - one.width);
    expect.soft(gap, `addresses at ${width} px`).toBeGreaterThan(6);
    for (const office of offices) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await markerOf(page, office).focus();
      const card = await expectCard(page, office);
      if (width > 320) await expect(card).toBeInViewport({ ratio: 0.99 });
      const { x, y, width: wide, height } = await boxOf(card);
      if (width === 390 && office.city === 'London') {
        const form = await boxOf(page.getByRole('heading', { name: contact.enquiryHeading }));
        expect.soft(form.y).toBeGreaterThan(y + height);
      }
      const points = await mapOf(page)
        .locator('path')
        .evaluate((path: SVGPathElement) => {
          const toScreen = path.getScreenCTM();
          const length = path.getTotalLength();
          return Array.from({ length: 101 }, (_, step) =>
            path.getPointAtLength((length * step) / 100).matrixTransform(toScreen ?? undefined),
          ).map((point) => ({ x: point.x, y: point.y }));
        });
      const covered = points.filter(
        (point) => point.x > x && point.x < x + wide && point.y > y && point.y < y + height,
      );
      expect.soft(covered, `${office.city} at ${width} px`).toEqual([]);
      const hidden = await card.evaluate(
        (box) =>
          [...box.querySelectorAll('p')].filter((line) => {
            const { left, top, bottom } = line.getBoundingClientRect();
            const front = document.elementFromPoint(left + 8, (top + bottom) / 2);
            return front && !box.contains(front);
          }).length,
      );
      expect.soft(hidden, `lines under others, ${office.city} at ${width} px`).toBe(0);
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
      await expectNoCard(page, office);
    }
  });
});
