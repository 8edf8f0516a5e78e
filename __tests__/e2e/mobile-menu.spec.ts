import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { first, navigation, solutions, solutionsEntry } from './support/content';
import { boxOf } from './support/geometry';
import { expect, test } from './support/test';
import { expectReflow, spaceOut } from './support/text-fit';
import { expectPage, headerLink, visit } from './support/visit';
import { desktop, phone } from './support/widths';

test.use({ viewport: phone.size });

const { labels } = navigation;

const opener = (page: Page) => page.getByRole('button', { name: labels.openMenu });
const menuOf = (page: Page) => page.getByRole('dialog');
const groupOf = (page: Page) => menuOf(page).getByRole('button', { name: solutionsEntry.label });
const linkTo = (page: Page, address: string) => menuOf(page).locator(`a[href="${address}"]`);

async function open(page: Page) {
  await opener(page).click();
  await expect(menuOf(page)).toBeVisible();
}

async function expectClosed(page: Page) {
  await expect(menuOf(page)).toHaveCount(0);
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
}

test('the hamburger opens a full-screen menu that scrolls and has a group', async ({ page }) => {
  await visit(page, '/about');
  // The second click falls on the cross, which is where the hamburger was.
  await opener(page).dblclick({ delay: 60 });
  await expect(menuOf(page).locator('a:visible, button:visible')).toHaveText([
    '',
    ...navigation.header.map(({ label }) => label),
    navigation.requestDemo,
  ]);
  // Everything below the header, whose brand stays visible.
  const { height: top } = await boxOf(page.getByRole('banner'));
  await expect
    .poll(async () => Object.values(await boxOf(menuOf(page))).map(Math.round))
    .toEqual([0, top, phone.size.width, phone.size.height - top]);

  const links = menuOf(page).getByRole('list').getByRole('list').getByRole('link');
  await expect(groupOf(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(links).toHaveCount(0);
  await groupOf(page).click();
  await expect(groupOf(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(links).toHaveText(solutions.map(({ card }) => card.title));
  await groupOf(page).click();
  await expect(links).toHaveCount(0);

  await groupOf(page).click();
  await page.setViewportSize({ width: 640, height: 320 });
  const last = menuOf(page).getByRole('link', { name: navigation.requestDemo });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('a link closes the menu, and is marked or replaces the history entry', async ({ page }) => {
  const { link, banner, card } = first(solutions.slice(3));
  await visit(page, '/contact');
  await open(page);
  await groupOf(page).click();
  await linkTo(page, link).click();
  await expectPage(page, link, banner.title);
  await expectClosed(page);
  await open(page);
  await expect(menuOf(page).locator('[aria-current=page]:visible')).toHaveText(card.title);
  await linkTo(page, '/contact').click();
  await expectClosed(page);

  // The last one is the current page.
  for (const address of ['/careers', '/home', '/about', '/about']) {
    await open(page);
    await linkTo(page, address).click();
    await expect(page).toHaveURL(address);
    await expectClosed(page);
  }
  await open(page);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expectClosed(page);
});

test('the menu keeps focus, and Escape, the cross and wide windows close it', async ({ page }) => {
  await visit(page, '/about');
  await open(page);
  await groupOf(page).click();
  const stops = await menuOf(page).locator('a:visible, button:visible').count();
  const reached = new Set<string | undefined>();
  for (let press = 0; press < 2 * stops; press += 1) {
    await page.keyboard.press('Tab');
    // After the last one, the browser's controls have the focus.
    await expect(page.locator('body :focus:not(dialog, dialog *)')).toHaveCount(0);
    reached.add(await page.evaluate(() => document.activeElement?.textContent));
  }
  expect(reached.size).toBeGreaterThanOrEqual(stops);

  for (const close of [
    () => page.keyboard.press('Escape'),
    // The second click falls on the hamburger.
    () => page.getByRole('button', { name: labels.closeMenu }).dblclick({ delay: 60 }),
  ]) {
    await close();
    await expectClosed(page);
    await expect(opener(page)).toBeFocused();
    await open(page);
  }
  await page.setViewportSize(desktop.size);
  await expect(menuOf(page)).toHaveCount(0);
  await expect(opener(page)).toHaveCount(0);
  await expect(headerLink(page, '/careers')).toBeVisible();
});

test('the menu passes axe and cuts off no word with more spacing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await visit(page, first(solutions).link);
  await open(page);
  await expectAccessible(page);
  await spaceOut(page);
  await expectReflow(page, [320]);
  expect(await menuOf(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});
