/**
 * `npm run screens`: takes pictures of every page and state at four widths, in `screens/`; `-- -g contact` takes some
 * of them. `-- -u none --reporter html` reports how they differ from those in `screens/`.
 */
import type { Page } from '@playwright/test';
import { routes, widths } from '../../tools/site/routes';
import { contact } from '../fixtures/contact';
import * as visitor from '../e2e/forms/support/visitor';
import { forms } from '../e2e/support/content';
import { expect, test } from '../e2e/support/test';
import { readThrough, sectionOf, visit } from '../e2e/support/visit';

/** Takes a picture of what a function opens, at each width. */
function screen(
  name: string,
  open: (page: Page) => Promise<unknown>,
  at: readonly number[] = widths,
  fullPage = false,
): void {
  for (const width of at) {
    test(`${name}-${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
      await open(page);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage });
    });
  }
}

async function openWhole(page: Page, route: string): Promise<void> {
  await visit(page, route);
  await readThrough(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

for (const route of routes) {
  const name = route.slice(1).replaceAll('/', '-');
  screen(name, (page) => openWhole(page, route), widths, true);
}

screen(
  'state-dropdown',
  async (page) => {
    await visit(page, '/home');
    await page.getByRole('banner').getByRole('button', { name: 'Solutions' }).click();
  },
  [820, 1280, 1920],
);

screen(
  'state-menu',
  async (page) => {
    await visit(page, '/solutions/aigovernance');
    await page.getByRole('button', { name: 'Open menu' }).click();
  },
  [390],
);

screen('state-focus', async (page) => {
  await visit(page, '/home');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
});

screen('state-layer', async (page) => {
  await visit(page, '/home');
  await page.getByRole('button', { name: 'Control', exact: true }).click();
});

screen('state-errors', async (page) => {
  const form = await visitor.openEnquiry(page);
  const { lastName, businessMail, mobileNo } = forms.labels;
  await visitor.textField(form, lastName).fill('4');
  await visitor.textField(form, businessMail).fill('amara');
  await visitor.textField(form, mobileNo).fill('207');
  await visitor.submitOf(form).click();
});

screen('state-errors-on-mist', async (page) => {
  await visitor.submitOf(await visitor.openEnquiry(page, '/home')).click();
});

screen('state-countries', async (page) => {
  const form = await visitor.openEnquiry(page);
  await visitor.picker(form, forms.labels.country).click();
  await visitor.options(form).first().waitFor();
});

screen('state-no-country', async (page) => {
  const form = await visitor.openEnquiry(page, '/home');
  await visitor.picker(form, forms.labels.country).fill('xyz');
  await form.getByRole('paragraph').filter({ hasText: 'No country' }).waitFor();
});

screen('state-strength', async (page) => {
  const form = await visitor.openEnquiry(page);
  await visitor.picker(form, forms.labels.companyStrength).click();
});

screen('state-sending', async (page) => {
  const form = await visitor.openEnquiry(page, '/home');
  await page.route('**/api/formSubmit.php', () => new Promise<void>(() => undefined));
  await visitor.fillIn(form, contact);
  await visitor.submitOf(form).click();
});

screen('state-popup', async (page) => {
  const form = await visitor.openEnquiry(page, '/home');
  await page.clock.install();
  await page.clock.resume();
  await visitor.fillIn(form, contact);
  await visitor.submitOf(form).click();
  await page.getByRole('dialog').waitFor();
  // Before the popup closes.
  await page.clock.pauseAt(Date.now() + 1000);
});

screen('state-thank-you', async (page) => {
  const form = await visitor.openEnquiry(page);
  await visitor.fillIn(form, contact);
  await visitor.submitOf(form).click();
  await page.getByRole('heading', { name: /submitted successfully/ }).waitFor();
});

screen('state-map-card', async (page) => {
  await visit(page, '/contact');
  await sectionOf(page, 'Office Locations').evaluate((region) =>
    region.scrollIntoView({ block: 'start', behavior: 'instant' }),
  );
  await page.getByRole('button', { name: 'London', exact: true }).focus();
});

screen('state-empty-category', async (page) => {
  await visit(page, '/insights/news?category=grc');
  await page.getByText('Nothing in this category yet.').waitFor();
});

screen('state-search-results', async (page) => {
  await visit(page, '/insights/search?q=outsorcing');
  await page.locator('mark').first().waitFor();
});

screen('state-search-empty', async (page) => {
  await visit(page, '/insights/search?q=xylophone');
  await page.getByText('Nothing matches').waitFor();
});

screen('state-newsletter-error', async (page) => {
  const form = await visitor.openNewsletter(page);
  await visitor.textField(form, forms.labels.mail).fill('amara');
  await visitor.submitOf(form).click();
});

screen('state-newsletter-thanks', async (page) => {
  const form = await visitor.openNewsletter(page);
  await visitor.textField(form, forms.labels.mail).fill(contact.businessMail);
  await visitor.submitOf(form).click();
  await page.getByText('Thank you for subscribing').waitFor();
});

screen('state-copy', async (page) => {
  await visit(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'london@' }).focus();
});
