import type { Page } from '@playwright/test';
import { boxOf } from './support/geometry';
import { expect, test } from './support/test';
import { expectAddress, visit } from './support/visit';
import { phone } from './support/widths';

test.use({ viewport: phone.size });

const opener = (page: Page) => page.getByRole('button', { name: 'Open the menu' });
const menuOf = (page: Page) => page.getByRole('dialog');

async function openMenu(page: Page, address: string) {
  await visit(page, address);
  await opener(page).click();
  await expect(menuOf(page)).toBeVisible();
  return menuOf(page);
}

async function expectClosed(page: Page) {
  await expect(menuOf(page)).toHaveCount(0);
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
}

test('on a phone a hamburger opens a full menu with the header’s links in their order', async ({
  page,
}) => {
  const menu = await openMenu(page, '/about');
  await expect(menu.locator('a:visible, button:visible')).toHaveText([
    '',
    'Home',
    'Solutions',
    'About Us',
    'Careers',
    'Contact Us',
    'Request Demo',
  ]);
  await expect
    .poll(async () => Object.values(await boxOf(menu)).map(Math.round))
    .toEqual([0, 0, phone.size.width, phone.size.height]);
});

test('the Solutions group expands to its five links and collapses', async ({ page }) => {
  const menu = await openMenu(page, '/about');
  const group = menu.getByRole('button', { name: 'Solutions' });
  const links = menu.getByRole('list').getByRole('list').getByRole('link');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(links).toHaveCount(0);

  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(links).toHaveText([
    'Operational Risk Change Management',
    'Business Continuity Management',
    'Outsourcing Risk Management',
    'AI Governance and Risk Management',
    'Process Risks & Controls Management',
  ]);
  await group.click();
  await expect(links).toHaveCount(0);
});

for (const [name, address] of [
  ['Home', '/home'],
  ['About Us', '/about'],
  ['Careers', '/careers'],
] as const) {
  test(`choosing ${name} closes the menu and goes there`, async ({ page }) => {
    const menu = await openMenu(page, '/contact');
    await menu.getByRole('link', { name, exact: true }).click();
    await expectAddress(page, address);
    await expectClosed(page);
  });
}

test('choosing a solution closes the menu and goes there', async ({ page }) => {
  const menu = await openMenu(page, '/contact');
  await menu.getByRole('button', { name: 'Solutions' }).click();
  await menu.getByRole('link', { name: 'AI Governance and Risk Management' }).click();
  await expectAddress(page, '/solutions/aigovernance');
  await expectClosed(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'AI Governance and Risk Management',
  );
});

test('choosing the page that is open already closes the menu', async ({ page }) => {
  const menu = await openMenu(page, '/contact');
  await menu.getByRole('link', { name: 'Contact Us' }).click();
  await expectClosed(page);
});

test('Home and About Us take the place of the page before in the history', async ({ page }) => {
  await visit(page, '/contact');
  for (const [name, address] of [
    ['Careers', '/careers'],
    ['About Us', '/about'],
  ] as const) {
    await opener(page).click();
    await menuOf(page).getByRole('link', { name }).click();
    await expectAddress(page, address);
    await expectClosed(page);
  }
  await page.goBack();
  await expectAddress(page, '/contact');
});

test('the focus stays inside the menu', async ({ page }) => {
  const menu = await openMenu(page, '/about');
  await menu.getByRole('button', { name: 'Solutions' }).click();
  const outside: string[] = [];
  const visited = new Set<string>();
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    const { isInside, name } = await page.evaluate(() => {
      const active = document.activeElement;
      const isPage = active === document.body || active === null;
      return {
        isInside: isPage || Boolean(active.closest('dialog')),
        name: active?.textContent ?? '',
      };
    });
    if (isInside) visited.add(name);
    else outside.push(name);
  }
  expect(outside).toEqual([]);
  expect([...visited]).toEqual(expect.arrayContaining(['Home', 'Contact Us', 'Request Demo']));
});

test('Escape closes the menu and the hamburger has the focus again', async ({ page }) => {
  await openMenu(page, '/about');
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(opener(page)).toBeFocused();
});

test('the cross closes the menu and the hamburger has the focus again', async ({ page }) => {
  const menu = await openMenu(page, '/about');
  await menu.getByRole('button', { name: 'Close the menu' }).click();
  await expectClosed(page);
  await expect(opener(page)).toBeFocused();
});

test('going back closes the menu', async ({ page }) => {
  await visit(page, '/careers');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expectAddress(page, '/contact');
  await opener(page).click();
  await expect(menuOf(page)).toBeVisible();
  await page.goBack();
  await expectAddress(page, '/careers');
  await expectClosed(page);
});

test('the menu marks the page that is open, and opens the group of a solution', async ({
  page,
}) => {
  const menu = await openMenu(page, '/solutions/riskmanagement');
  const current = menu.locator('[aria-current=page]');
  await expect(current).toHaveText('Outsourcing Risk Management');
  await expect(current).toBeVisible();
});

test('a window that grows past the menu’s width closes it', async ({ page }) => {
  await openMenu(page, '/about');
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(menuOf(page)).toHaveCount(0);
  await expect(opener(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Careers' })).toBeVisible();
});

test('a low window scrolls the menu to its last entry', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 320 });
  const menu = await openMenu(page, '/about');
  await menu.getByRole('button', { name: 'Solutions' }).click();
  const last = menu.getByRole('link', { name: 'Request Demo' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});
