import type { Page } from '@playwright/test';
import { boxOf } from './support/geometry';
import { expect, test } from './support/test';
import { visit } from './support/visit';
import { phone, windows } from './support/widths';

const offices = [
  {
    city: 'London',
    country: 'United Kingdom',
    lines: ['Sample House', '1 Example Street', 'London EC0A 0AA'],
    phone: '+44 20 7946 0018',
    email: 'london@keelstone.example',
  },
  {
    city: 'Mumbai',
    country: 'India',
    lines: ['Surat 000000', 'Mumbai 000000'],
    phone: '+91 00000 00000',
    email: 'india@keelstone.example',
  },
] as const;

type Office = (typeof offices)[number];

const sectionOf = (page: Page) => page.getByRole('region', { name: 'Office Locations' });

const markerOf = (page: Page, { city }: Office) =>
  sectionOf(page).getByRole('button', { name: city, exact: true });

/** The card that a marker says it controls. */
async function cardOf(page: Page, office: Office) {
  const id = await markerOf(page, office).getAttribute('aria-controls');
  return page.locator(`[id="${id}"]`);
}

async function expectCard(page: Page, office: Office) {
  const card = await cardOf(page, office);
  await expect(card).toBeVisible();
  await expect(markerOf(page, office)).toHaveAttribute('aria-expanded', 'true');
  for (const words of [office.country, ...office.lines, office.phone, office.email]) {
    await expect(card).toContainText(words);
  }
  return card;
}

async function expectNoCard(page: Page, office: Office) {
  await expect(await cardOf(page, office)).toBeHidden();
  await expect(markerOf(page, office)).toHaveAttribute('aria-expanded', 'false');
}

for (const { name, size } of windows) {
  test(`banner, offices and form stand on the contact page of a ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page, '/contact');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
    await expect(main.getByRole('paragraph').first()).toHaveText(
      'We are happy to help if you want to learn more or have any questions.',
    );
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Office Locations',
      'Get in touch and let us know how we can help',
    ]);
    await expect(sectionOf(page).getByRole('button')).toHaveText(offices.map(({ city }) => city));
    const list = sectionOf(page).getByRole('list').getByRole('listitem');
    for (const [index, { country, lines, phone: number, email }] of offices.entries()) {
      for (const words of [country, ...lines]) await expect(list.nth(index)).toContainText(words);
      await expect(list.nth(index).getByRole('link')).toHaveText([number, email]);
    }
    const form = main.locator('#enquiry-form');
    await form.scrollIntoViewIfNeeded();
    await expect(form.getByRole('button', { name: 'Submit' })).toBeVisible();
  });

  test(`the card of each marker fits the window of a ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page, '/contact');
    for (const office of offices) {
      await markerOf(page, office).focus();
      const { x, width } = await boxOf(await expectCard(page, office));
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(size.width);
    }
  });
}

test('hovering a marker shows its card, which stays while it is hovered itself', async ({
  page,
}) => {
  await visit(page, '/contact');
  for (const office of offices) {
    await expectNoCard(page, office);
    await markerOf(page, office).hover();
    const card = await expectCard(page, office);
    await card.getByText(office.email).hover();
    await expectCard(page, office);
    await page.mouse.move(1, 1);
    await expectNoCard(page, office);
  }
});

test('focusing a marker shows its card; Escape and moving on hide it', async ({ page }) => {
  await visit(page, '/contact');
  const [london, mumbai] = offices;
  await markerOf(page, london).focus();
  await expectCard(page, london);
  await page.keyboard.press('Escape');
  await expectNoCard(page, london);
  await expect(markerOf(page, london)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectCard(page, london);

  await page.keyboard.press('Tab');
  await expect(markerOf(page, mumbai)).toBeFocused();
  await expectNoCard(page, london);
  await expectCard(page, mumbai);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: phone.size, isMobile: true, hasTouch: true });

  test('a tap on a marker shows its card, one elsewhere hides it', async ({ page }) => {
    await visit(page, '/contact');
    for (const office of offices) {
      await markerOf(page, office).tap();
      await expectCard(page, office);
      await sectionOf(page).getByRole('heading', { level: 2 }).tap();
      await expectNoCard(page, office);
    }
  });
});

test('the offices stand side by side above 800 px and in one column from 800 px down', async ({
  page,
}) => {
  await visit(page, '/contact');
  const list = sectionOf(page).getByRole('list').getByRole('listitem');
  for (const [width, isCompact] of [
    [801, false],
    [800, true],
    [801, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const [first, second] = [await boxOf(list.nth(0)), await boxOf(list.nth(1))];
    expect(second.x === first.x, `one column at ${width} px`).toBe(isCompact);
    expect(second.y === first.y, `one row at ${width} px`).toBe(!isCompact);
  }
});
