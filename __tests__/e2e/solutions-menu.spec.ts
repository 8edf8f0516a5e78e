import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { first, navigation, solutions, solutionsEntry } from './support/content';
import { expect, test } from './support/test';
import { expectPage, headerLink, visit } from './support/visit';

function menuOf(page: Page) {
  const menu = page
    .getByRole('banner')
    .getByRole('navigation', { name: navigation.labels.mainNavigation, exact: true });
  return {
    button: menu.getByRole('button', { name: solutionsEntry.label }),
    links: menu.getByRole('list').getByRole('list').getByRole('link'),
  };
}

async function open(page: Page) {
  const { button, links } = menuOf(page);
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(links).toHaveText(solutions.map(({ card }) => card.title));
}

async function expectClosed(page: Page) {
  const { button, links } = menuOf(page);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(links).toHaveCount(0);
}

test('the list passes axe; a second click, one outside and Escape close it', async ({ page }) => {
  await visit(page, '/about');
  await expectClosed(page);
  const { button, links } = menuOf(page);

  await open(page);
  await expectAccessible(page, 'header');
  await button.click();
  await expectClosed(page);

  await button.dblclick();
  await expect(links).toHaveCount(solutions.length);
  await page.getByRole('main').getByRole('heading', { level: 1 }).click();
  await expectClosed(page);

  await open(page);
  await links.nth(2).focus();
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(button).toBeFocused();
});

test('a chosen solution closes the list and highlights Solutions', async ({ page }) => {
  const { button, links } = menuOf(page);
  const highlight = () => button.evaluate((element) => getComputedStyle(element).backgroundImage);
  await visit(page, '/about');
  const plain = await highlight();
  for (const { link, banner, card } of solutions.slice(-2)) {
    await open(page);
    await links.filter({ hasText: card.title }).click();
    await expectPage(page, link, banner.title);
    await expectClosed(page);
    expect(await highlight()).not.toBe(plain);
  }
  // The current page.
  await open(page);
  await expect(links.last()).toHaveAttribute('aria-current', 'page');
  await links.last().click();
  await expectClosed(page);

  await open(page);
  await page.goBack();
  await expect(page).toHaveURL(first(solutions.slice(-2)).link);
  await expectClosed(page);
});

test('the keyboard opens the list, chooses from it and skips a closed list', async ({ page }) => {
  await visit(page, '/about');
  const { button, links } = menuOf(page);
  await button.focus();
  await page.keyboard.press('Enter');
  for (let index = 0; index < solutions.length; index += 1) {
    await page.keyboard.press('Tab');
    await expect(links.nth(index)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expectClosed(page);

  await button.focus();
  await page.keyboard.press('Tab');
  await expect(headerLink(page, '/about')).toBeFocused();

  await button.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(first(solutions).link);
  await expectClosed(page);
});
