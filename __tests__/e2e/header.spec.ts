import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { first, navigation, site, solutions, solutionsEntry } from './support/content';
import { boxOf } from './support/geometry';
import { expect, test } from './support/test';
import { expectPage, footerLink, headerLink, scrollTo, visit } from './support/visit';

const { labels } = navigation;

const menuOf = (page: Page) =>
  page.getByRole('banner').getByRole('navigation', { name: labels.mainNavigation, exact: true });

test('the header stays, its menu in one line above 800 px, with marked entries', async ({
  page,
}) => {
  await visit(page, '/careers');
  const banner = page.getByRole('banner');
  const controls = banner.locator('a:visible, button:visible');
  await expect(controls).toHaveText([
    site.name,
    ...navigation.header.map(({ label }) => label),
    navigation.requestDemo,
  ]);
  for (const { label, link } of navigation.header.filter((entry) => entry !== solutionsEntry)) {
    await menuOf(page).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(link);
    await expect(menuOf(page).locator('[aria-current=page]')).toHaveText(label);
  }
  await scrollTo(page);
  await expect(banner).toBeInViewport({ ratio: 1 });
  const opener = page.getByRole('button', { name: labels.openMenu });
  // A long name breaks before the menu does.
  const name = controls.first().getByText(site.name, { exact: true });
  await name.evaluate((text) => text.append(' & Partners'));
  for (const width of [801, 999, 1000]) {
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
  const skip = page.getByRole('link', { name: labels.skipToContent });
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
  const button = menuOf(page).getByRole('button', { name: solutionsEntry.label });
  const links = menuOf(page).getByRole('list').getByRole('list').getByRole('link');
  const open = async () => {
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(links).toHaveText(solutions.map(({ card, outcome }) => card.title + outcome));
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
  await expect(links).toHaveCount(solutions.length);
  await page.getByRole('main').getByRole('heading', { level: 1 }).click();
  await expectClosed();
  await open();
  await links.last().focus();
  await page.keyboard.press('Escape');
  await expectClosed();
  await expect(button).toBeFocused();

  // The keyboard goes through the list, or past it where it is closed.
  await page.keyboard.press('Tab');
  await expect(menuOf(page).locator('a:focus')).toHaveText(
    navigation.header[navigation.header.indexOf(solutionsEntry) + 1]?.label ?? '',
  );
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
  const [one, other] = [first(solutions), first(solutions.toReversed())];
  await expectPage(page, one.link, one.banner.title);
  await expectClosed();
  expect(await highlight()).not.toBe(plain);

  await open();
  await links.last().click();
  await expectPage(page, other.link, other.banner.title);
  await expectClosed();
  // The current page.
  await open();
  await expect(links.last()).toHaveAttribute('aria-current', 'page');
  await links.last().click();
  await expectClosed();
  await open();
  await page.goBack();
  await expect(page).toHaveURL(one.link);
  await expectClosed();
});
