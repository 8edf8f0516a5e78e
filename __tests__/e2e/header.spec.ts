import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { boxOf } from './support/geometry';
import { expect, test } from './support/test';
import { expectPage, footerLink, headerLink, scrollTo, visit } from './support/visit';

const menuOf = (page: Page) =>
  page.getByRole('banner').getByRole('navigation', { name: 'Main', exact: true });

test('the header stays, its menu in one line above 800 px, with marked entries', async ({
  page,
}) => {
  await visit(page, '/careers');
  const banner = page.getByRole('banner');
  await expect(banner).toMatchAriaSnapshot(`
    - banner:
      - link "Keelstone"
      - navigation "Main":
        - list:
          - listitem:
            - link "Home"
          - listitem:
            - button "Solutions"
          - listitem:
            - link "About Us"
          - listitem:
            - link "Careers"
          - listitem:
            - link "Contact Us"
        - link "Request Demo"
  `);
  for (const [name, address] of [
    ['Home', '/home'],
    ['About Us', '/about'],
    ['Contact Us', '/contact'],
  ] as const) {
    await menuOf(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(menuOf(page).locator('[aria-current=page]')).toHaveText(name);
  }
  await scrollTo(page);
  await expect(banner).toBeInViewport({ ratio: 1 });
  const controls = banner.locator('a:visible, button:visible');
  const opener = page.getByRole('button', { name: 'Open menu' });
  // A long name breaks before the menu does.
  const name = controls.first().getByText('Keelstone', { exact: true });
  await name.evaluate((text) => text.append(' & Partners'));
  for (const width of [801, 1000]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(opener).toBeHidden();
    let end = 0;
    for (const [index, control] of (await controls.all()).entries()) {
      const box = await boxOf(control);
      expect(box.x).toBeGreaterThan(end);
      end = box.x + box.width;
      // Two lines of text would be 48 px high.
      if (index > 0) expect(box.height).toBeLessThan(46);
    }
    expect(end).toBeLessThan(width - 20);
  }
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(controls).toHaveCount(2);
  await expect(opener).toBeVisible();
});

for (const [place, link] of Object.entries({ header: headerLink, footer: footerLink })) {
  test(`in the ${place}, only /home and /about replace the history entry`, async ({ page }) => {
    const follow = async (address: string) => {
      await link(page, address).first().click();
      await expect(page).toHaveURL(address);
    };
    // An anchor that cannot be read does no harm.
    await visit(page, '/search#%');
    for (const address of ['/contact', '/about', '/contact']) await follow(address);
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await follow('/home');
    await page.goBack();
    await expect(page).toHaveURL('/search#%');
  });
}

test('the first Tab shows a link that skips to the content', async ({ page }) => {
  await visit(page, '/about');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toHaveCSS('clip-path', 'inset(50%)');
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toHaveCSS('clip-path', 'none');
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const next = page.getByRole('main').getByRole('link').first();
  await expect(next).toBeFocused();

  // Both at once, before the page has rendered again.
  await page.goBack();
  await skip.evaluate(async (link: HTMLElement) => {
    link.click();
    document.querySelector<HTMLElement>('main a')?.focus();
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect(next).toBeFocused();
});

test('Solutions opens a list that the mouse and the keyboard use and close', async ({ page }) => {
  const button = menuOf(page).getByRole('button', { name: 'Solutions' });
  const links = menuOf(page).getByRole('list').getByRole('list').getByRole('link');
  const open = async () => {
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(links).toHaveText([
      'Operational Risk Change ManagementKnow the risk of a change before it goes live',
      'Business Continuity ManagementImpact tolerances that have been tested',
      'Outsourcing Risk ManagementA tested way out of every critical supplier',
    ]);
  };
  const expectClosed = async () => {
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(links).toHaveCount(0);
  };
  const highlight = () => button.evaluate((element) => getComputedStyle(element).backgroundImage);

  await visit(page, '/about');
  const plain = await highlight();
  await expectClosed();
  await open();
  await expectAccessible(page, 'header');
  await button.click();
  await expectClosed();
  await button.dblclick();
  await expect(links).toHaveCount(3);
  await page.getByRole('main').getByRole('heading', { level: 1 }).click();
  await expectClosed();
  await open();
  await links.last().focus();
  await page.keyboard.press('Escape');
  await expectClosed();
  await expect(button).toBeFocused();

  // The keyboard goes through the list, or past it where it is closed.
  await page.keyboard.press('Tab');
  await expect(menuOf(page).locator('a:focus')).toHaveText('About Us');
  await button.press('Enter');
  for (const link of await links.all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expectClosed();
  await button.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectPage(page, '/solutions/operationalrisk', 'Operational Risk Change Management');
  await expectClosed();
  expect(await highlight()).not.toBe(plain);

  await open();
  await links.last().click();
  await expectPage(page, '/solutions/riskmanagement', 'Outsourcing Risk Management');
  await expectClosed();
  // The current page.
  await open();
  await expect(links.last()).toHaveAttribute('aria-current', 'page');
  await links.last().click();
  await expectClosed();
  await open();
  await page.goBack();
  await expect(page).toHaveURL('/solutions/operationalrisk');
  await expectClosed();
});
