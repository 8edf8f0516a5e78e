import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { boxOf } from './support/geometry';
import { expect, test } from './support/test';
import { expectReflow, setTextSize, spaceOut } from './support/text-fit';
import { expectPage, headerLink, holdFiles, scrollTop, visit } from './support/visit';
import { desktop, phone } from './support/widths';

// Phones have no scroll bar beside the page.
test.use({ viewport: phone.size, isMobile: true, hasTouch: true });

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menuOf = (page: Page) => page.getByRole('dialog');
const groupOf = (page: Page) => menuOf(page).getByRole('button', { name: 'Solutions' });

const solutions = [
  'Operational Risk Change Management',
  'Business Continuity Management',
  'Outsourcing Risk Management',
  'AI Governance and Risk Management',
];

async function open(page: Page) {
  await opener(page).click();
  await expect(menuOf(page)).toBeVisible();
}

async function expectClosed(page: Page) {
  await expect(menuOf(page)).toHaveCount(0);
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
}

test('the hamburger opens a full menu that keeps the focus, until it is closed', async ({
  page,
}) => {
  await visit(page, '/about');
  // The second click falls on the cross, which is where the hamburger was.
  await opener(page).dblclick({ delay: 60 });
  // The page behind it stays where it is.
  await page.mouse.move(1, 1);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  // Everything below the header, whose brand stays visible.
  const { height: top } = await boxOf(page.getByRole('banner'));
  await expect
    .poll(async () => Object.values(await boxOf(menuOf(page))).map(Math.round))
    .toEqual([0, top, phone.size.width, phone.size.height - top]);
  const links = menuOf(page).getByRole('list').getByRole('list').getByRole('link');
  for (const isExpanded of [true, false, true]) {
    await groupOf(page).click();
    await expect(groupOf(page)).toHaveAttribute('aria-expanded', String(isExpanded));
    await expect(links).toHaveText(isExpanded ? solutions : []);
  }
  const controls = menuOf(page).locator('a:visible, button:visible');
  const pages = ['About Us', 'Careers', 'Contact Us', 'Request Demo'];
  await expect(controls).toHaveText(['', 'Home', 'Solutions', ...solutions, ...pages]);

  const reached = new Set<string | undefined>();
  for (let press = 0; press < 22; press += 1) {
    await page.keyboard.press('Tab');
    // After the last one, the browser's controls have the focus.
    await expect(page.locator('body :focus:not(dialog, dialog *)')).toHaveCount(0);
    reached.add(await page.evaluate(() => document.activeElement?.textContent));
  }
  expect(reached.size).toBeGreaterThanOrEqual(11);
  await page.setViewportSize({ width: 320, height: 844 });
  await expectAccessible(page);
  expect(await scrollTop(page)).toBe(0);

  for (const close of [
    () => page.keyboard.press('Escape'),
    // The second click falls on the hamburger.
    () => page.getByRole('button', { name: 'Close menu' }).dblclick({ delay: 60 }),
  ]) {
    await close();
    await expectClosed(page);
    await expect(opener(page)).toBeFocused();
    await open(page);
  }
  await groupOf(page).click();
  await setTextSize(page, 32);
  await spaceOut(page);
  await expectReflow(page, [360]);
  expect(await menuOf(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await setTextSize(page, 16);
  await page.setViewportSize(desktop.size);
  await expect(menuOf(page)).toHaveCount(0);
  await expect(opener(page)).toHaveCount(0);
  await expect(headerLink(page, '/contact')).toBeVisible();
});

test('a link closes the menu, and is marked or replaces the history entry', async ({ page }) => {
  const solution = '/solutions/riskmanagement';
  const linkTo = (address: string) => menuOf(page).locator(`a[href="${address}"]`);
  await visit(page, '/contact');
  await open(page);
  await groupOf(page).click();
  await linkTo(solution).click();
  await expectPage(page, solution, 'Outsourcing Risk Management');
  await expectClosed(page);
  await open(page);
  await expect(menuOf(page).locator('[aria-current=page]:visible')).toHaveText(
    'Outsourcing Risk Management',
  );
  await page.keyboard.press('Escape');

  // The last one is the current page.
  for (const address of ['/contact', '/home', '/about', '/about']) {
    await open(page);
    await linkTo(address).click();
    await expect(page).toHaveURL(address);
    await expectClosed(page);
  }
  // Back closes the menu, which leaves no entry behind.
  for (const [from, to] of [
    ['/about', solution],
    ['/home#enquiry', '/home'],
  ] as const) {
    if (to === '/home') {
      await visit(page, to);
      await open(page);
      await menuOf(page).getByRole('link', { name: 'Request Demo' }).click();
    }
    await expect(page).toHaveURL(from);
    await open(page);
    await page.goBack();
    await expect(page).toHaveURL(to);
    await expectClosed(page);
  }
});

test('a tap before the scripts have come shows that it was taken', async ({ page }) => {
  const release = await holdFiles(page, '**/app-*.js');
  await page.goto('/about');
  await opener(page).click();
  await expect(opener(page)).toHaveCSS('opacity', '0.5');
  release();
  await expect(menuOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener(page)).toHaveCSS('opacity', '1');
});
