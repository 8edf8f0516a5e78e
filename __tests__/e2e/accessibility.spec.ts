import type { Page } from '@playwright/test';
import { first, insights, navigation, offices, solutions } from './support/content';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';
import { visit } from './support/visit';
import { desktop, phone } from './support/widths';

const solution = first(solutions);
const office = first(offices.offices);

/** What a visitor can open, and how. */
const states = [
  {
    name: 'the list of solutions',
    route: solution.link,
    size: desktop.size,
    open: async (page: Page) => {
      await page.getByRole('banner').locator('button[aria-expanded]:visible').click();
      await expect(
        page.getByRole('banner').getByRole('link', { name: solution.card.title }),
      ).toBeVisible();
    },
  },
  {
    name: 'the menu of a phone with its group',
    route: solution.link,
    size: phone.size,
    open: async (page: Page) => {
      await page.getByRole('button', { name: navigation.labels.openMenu }).click();
      await expect(
        page.getByRole('dialog').getByRole('link', { name: solution.card.title }),
      ).toBeVisible();
    },
  },
  {
    name: 'a card of the map',
    route: '/contact',
    size: phone.size,
    open: (page: Page) =>
      page.getByRole('main').getByRole('button', { name: office.city, exact: true }).focus(),
  },
  {
    name: 'an empty category',
    route: '/insights/factsheet?category=grc',
    size: desktop.size,
    open: (page: Page) => expect(page.getByText(insights.labels.emptyCategory)).toBeVisible(),
  },
  {
    name: 'the Copy button of an e-mail address',
    route: '/about',
    size: desktop.size,
    open: (page: Page) =>
      page.getByRole('contentinfo').getByRole('link', { name: office.email }).focus(),
  },
];

for (const { name, route, size, open } of states) {
  test(`axe finds nothing with ${name} open`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await visit(page, route);
    await open(page);
    await expectAccessible(page);
  });
}
