import type { Page } from '@playwright/test';
import { routes } from '../../tools/site/routes';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';
import { readThrough, visit } from './support/visit';
import { desktop, phone, windows } from './support/widths';

for (const route of [...routes, '/insights/anything']) {
  test(`axe finds nothing on ${route}, neither on a phone nor on a desktop`, async ({ page }) => {
    await visit(page, route);
    await readThrough(page);
    for (const { size } of windows) {
      await page.setViewportSize(size);
      await expectAccessible(page);
    }
  });
}

/** What a visitor can open, and how. */
const states = [
  {
    name: 'the Solutions dropdown',
    route: '/solutions/aigovernance',
    size: desktop.size,
    open: async (page: Page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Solutions' }).click();
      await expect(
        page.getByRole('banner').getByRole('link', { name: /Continuity/ }),
      ).toBeVisible();
    },
  },
  {
    name: 'the menu with its group',
    route: '/solutions/aigovernance',
    size: phone.size,
    open: async (page: Page) => {
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await expect(
        page.getByRole('dialog').getByRole('link', { name: /Continuity/ }),
      ).toBeVisible();
    },
  },
  {
    name: 'a card of the map',
    route: '/contact',
    size: phone.size,
    open: (page: Page) => page.getByRole('main').getByRole('button', { name: 'Mumbai' }).focus(),
  },
  {
    name: 'an empty category',
    route: '/insights/news?category=grc',
    size: desktop.size,
    open: (page: Page) => expect(page.getByText('Nothing in this category yet.')).toBeVisible(),
  },
  {
    name: 'the Copy button of an e-mail',
    route: '/about',
    size: desktop.size,
    open: (page: Page) =>
      page
        .getByRole('contentinfo')
        .getByRole('link', { name: /^london@/ })
        .focus(),
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
