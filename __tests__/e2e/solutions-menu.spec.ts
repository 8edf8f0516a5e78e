import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { expectAddress, visit } from './support/visit';

const solutions = [
  ['Operational Risk Change Management', '/solutions/operationalrisk'],
  ['Business Continuity Management', '/solutions/businesscontinuity'],
  ['Outsourcing Risk Management', '/solutions/riskmanagement'],
  ['AI Governance and Risk Management', '/solutions/aigovernance'],
  ['Process Risks & Controls Management', '/solutions/processrisks'],
] as const;

function menuOf(page: Page) {
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main', exact: true });
  const button = menu.getByRole('button', { name: 'Solutions' });
  const links = menu.getByRole('list').getByRole('list').getByRole('link');
  return { button, links };
}

async function expectOpen(page: Page) {
  const { button, links } = menuOf(page);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(links).toHaveText(solutions.map(([title]) => title));
}

async function expectClosed(page: Page) {
  const { button, links } = menuOf(page);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(links).toHaveCount(0);
}

test('a click opens the five solutions, another one closes them', async ({ page }) => {
  await visit(page, '/about');
  await expectClosed(page);
  await menuOf(page).button.click();
  await expectOpen(page);
  await menuOf(page).button.click();
  await expectClosed(page);
});

test('a click outside closes the list', async ({ page }) => {
  await visit(page, '/about');
  await menuOf(page).button.click();
  await expectOpen(page);
  await page.getByRole('main').getByRole('heading', { level: 1 }).click();
  await expectClosed(page);
});

test('Escape closes the list and leaves the focus on the button', async ({ page }) => {
  await visit(page, '/about');
  await menuOf(page).button.click();
  await menuOf(page).links.nth(2).focus();
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(menuOf(page).button).toBeFocused();
});

test('choosing a solution goes there and closes the list', async ({ page }) => {
  await visit(page, '/about');
  for (const [index, [title, address]] of solutions.entries()) {
    await menuOf(page).button.click();
    await menuOf(page).links.nth(index).click();
    await expectAddress(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectClosed(page);
  }
});

test('choosing the solution that is open already closes the list', async ({ page }) => {
  await visit(page, '/solutions/aigovernance');
  await menuOf(page).button.click();
  await menuOf(page).links.nth(3).click();
  await expectClosed(page);
  await expectAddress(page, '/solutions/aigovernance');
});

test('going back closes the list', async ({ page }) => {
  await visit(page, '/careers');
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expectAddress(page, '/contact');
  await menuOf(page).button.click();
  await expectOpen(page);
  await page.goBack();
  await expectAddress(page, '/careers');
  await expectClosed(page);
});

test('the keyboard opens the list, walks through it, chooses, and leaves it closed behind', async ({
  page,
}) => {
  await visit(page, '/about');
  const { button, links } = menuOf(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expectOpen(page);
  for (let index = 0; index < solutions.length; index += 1) {
    await page.keyboard.press('Tab');
    await expect(links.nth(index)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expectClosed(page);

  await button.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectAddress(page, '/solutions/operationalrisk');
  await expectClosed(page);
});

test('Tab passes over the closed list', async ({ page }) => {
  await visit(page, '/about');
  await menuOf(page).button.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'About Us' })).toBeFocused();
});

test('Solutions is highlighted on every solution page and nowhere else', async ({ page }) => {
  const highlight = () =>
    menuOf(page).button.evaluate((button) => getComputedStyle(button).backgroundImage);
  await visit(page, '/careers');
  const plain = await highlight();
  for (const [, address] of solutions) {
    await visit(page, address);
    expect(await highlight()).not.toBe(plain);
  }
  await menuOf(page).button.click();
  await expect(menuOf(page).links.last()).toHaveAttribute('aria-current', 'page');
});
