import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';
import { expectPage, footerLink, headerLink, scrollTo, visit } from './support/visit';

const menuOf = (page: Page) =>
  page.getByRole('banner').getByRole('navigation', { name: 'Main', exact: true });
const solutionsOf = (page: Page) => menuOf(page).getByRole('button', { name: 'Solutions' });
/** The links of the open list of solutions. */
const linksOf = (page: Page) => menuOf(page).getByRole('list').getByRole('list').getByRole('link');

const expectClosed = async (page: Page) => {
  await expect(solutionsOf(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(linksOf(page)).toHaveCount(0);
};

test('the header stays, with these links, and marks the open page', async ({ page }) => {
  await visit(page, '/careers');
  const banner = page.getByRole('banner');
  await expect(banner).toMatchAriaSnapshot(`
    - banner:
      - link "Keelstone":
        - /url: /home
      - navigation "Main":
        - list:
          - listitem:
            - link "Home":
              - /url: /home
          - listitem:
            - button "Solutions"
          - listitem:
            - link "About Us":
              - /url: /about
          - listitem:
            - link "Careers":
              - /url: /careers
          - listitem:
            - link "Contact Us":
              - /url: /contact
      - link "Request Demo":
        - /url: /home#enquiry
  `);
  await expect(menuOf(page).locator('[aria-current=page]')).toHaveText('Careers');
  await menuOf(page).getByRole('link', { name: 'About Us' }).click();
  await expect(menuOf(page).locator('[aria-current=page]')).toHaveText('About Us');
  await scrollTo(page);
  await expect(banner).toBeInViewport({ ratio: 1 });
});

test('the menu is a line above 800 px, and a button below', async ({ page }) => {
  await visit(page, '/careers');
  const controls = page.getByRole('banner').locator('a:visible, button:visible');
  const opener = page.getByRole('button', { name: 'Open menu' });
  await page.setViewportSize({ width: 801, height: 900 });
  await expect(opener).toBeHidden();
  await expect(controls).toHaveCount(7);
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
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('the mouse opens and closes the list of solutions', async ({ page }) => {
  await visit(page, '/about');
  await expectClosed(page);
  await solutionsOf(page).click();
  await expect(linksOf(page)).toHaveText([
    /^Operational Risk Change Management/,
    /^Business Continuity Management/,
    /^Outsourcing Risk Management/,
    /^AI Governance and Risk Management/,
  ]);
  await expectAccessible(page, 'header');
  await solutionsOf(page).click();
  await expectClosed(page);
  await solutionsOf(page).dblclick();
  await expect(linksOf(page)).toHaveCount(4);
  await page.getByRole('main').getByRole('heading', { level: 1 }).click();
  await expectClosed(page);
});

test('a choice, the open page and Back close the list, and its button is marked', async ({
  page,
}) => {
  const highlight = () =>
    solutionsOf(page).evaluate((element) => getComputedStyle(element).backgroundImage);
  await visit(page, '/about');
  const plain = await highlight();
  for (const [address, headline] of [
    ['/solutions/operationalrisk', 'Operational Risk Change Management'],
    ['/solutions/aigovernance', 'AI Governance and Risk Management'],
  ] as const) {
    await solutionsOf(page).click();
    await linksOf(page).filter({ hasText: headline }).click();
    await expectPage(page, address, headline);
    await expectClosed(page);
    expect(await highlight()).not.toBe(plain);
  }
  await solutionsOf(page).click();
  await expect(linksOf(page).last()).toHaveAttribute('aria-current', 'page');
  await linksOf(page).last().click();
  await expectClosed(page);
  await solutionsOf(page).click();
  await page.goBack();
  await expect(page).toHaveURL('/solutions/operationalrisk');
  await expectClosed(page);
});

test('the keyboard goes through the list, or past it where it is closed', async ({ page }) => {
  await visit(page, '/about');
  await solutionsOf(page).press('Enter');
  for (const link of await linksOf(page).all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(solutionsOf(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menuOf(page).locator('a:focus')).toHaveText('About Us');
  await solutionsOf(page).press('Space');
  await linksOf(page).last().press('Tab');
  await expectClosed(page);
  await solutionsOf(page).press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/solutions/operationalrisk');
});
