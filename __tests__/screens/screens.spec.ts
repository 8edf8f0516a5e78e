/**
 * `npm run screens`: takes pictures of every page and state at four widths, in `screens/`; `-- -g contact` takes some
 * of them. `-- -u none --reporter html` reports how they differ from those in `screens/`.
 */
import type { Locator, Page } from '@playwright/test';
import { routes, widths } from '../../tools/site/routes';
import { contact } from '../fixtures/contact';
import * as visitor from '../e2e/forms/support/visitor';
import { forms } from '../e2e/support/content';
import { expect, test } from '../e2e/support/test';
import { readThrough, visit } from '../e2e/support/visit';

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

/** Takes a picture of what a function does with the enquiry form of a page. */
const formScreen = (
  name: string,
  address: string,
  act: (form: Locator, page: Page) => Promise<unknown>,
) => screen(name, async (page) => act(await visitor.openEnquiry(page, address), page));

for (const route of routes) {
  const open = async (page: Page) => {
    await visit(page, route);
    await readThrough(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  };
  screen(route.slice(1).replaceAll('/', '-'), open, widths, true);
}

for (const [state, address, name, at] of [
  ['dropdown', '/home', 'Solutions', [820, 1280, 1920]],
  ['menu', '/solutions/aigovernance', 'Open menu', [390]],
  ['layer', '/home', 'Control', widths],
] as const) {
  const open = async (page: Page) => {
    await visit(page, address);
    await page.getByRole('button', { name, exact: true }).first().click();
  };
  screen(`state-${state}`, open, at);
}

screen('state-focus', async (page) => {
  await visit(page, '/home');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
});

formScreen('state-errors', '/contact', async (form) => {
  const { lastName, businessMail, mobileNo } = forms.labels;
  await visitor.textField(form, lastName).fill('4');
  await visitor.textField(form, businessMail).fill('amara');
  await visitor.textField(form, mobileNo).fill('207');
  await visitor.submitOf(form).click();
});

formScreen('state-errors-on-mist', '/home', (form) => visitor.submitOf(form).click());

formScreen('state-countries', '/contact', async (form) => {
  await visitor.picker(form, forms.labels.country).click();
  await visitor.options(form).first().waitFor();
});

formScreen('state-no-country', '/home', async (form) => {
  await visitor.picker(form, forms.labels.country).fill('xyz');
  await form.getByRole('paragraph').filter({ hasText: 'No country' }).waitFor();
});

formScreen('state-sending', '/home', async (form, page) => {
  await page.route('**/api/formSubmit.php', () => new Promise<void>(() => undefined));
  await visitor.fillIn(form, contact);
  await visitor.submitOf(form).click();
});

formScreen('state-popup', '/home', async (form, page) => {
  await page.clock.install();
  await page.clock.resume();
  await visitor.fillIn(form, contact);
  await visitor.submitOf(form).click();
  await page.getByRole('dialog').waitFor();
  // Before the popup closes.
  await page.clock.pauseAt(Date.now() + 1000);
});

formScreen('state-thank-you', '/contact', async (form, page) => {
  await visitor.fillIn(form, contact);
  await visitor.submitOf(form).click();
  await page.getByRole('heading', { name: /submitted successfully/ }).waitFor();
});

screen('state-map-card', async (page) => {
  await visit(page, '/contact');
  await page.getByRole('button', { name: 'London', exact: true }).focus();
});

for (const [name, address, shown] of [
  ['empty-category', '/insights/news?category=grc', 'Nothing in this category yet.'],
  ['search-results', '/insights/search?q=outsorcing', 'Results: '],
  ['search-empty', '/insights/search?q=xylophone', 'Nothing matches'],
] as const) {
  screen(`state-${name}`, async (page) => {
    await visit(page, address);
    await page.getByText(shown).waitFor();
  });
}

for (const [name, mail, shown] of [
  ['error', 'amara', forms.messages.invalid],
  ['thanks', contact.businessMail, 'Thank you for subscribing'],
] as const) {
  screen(`state-newsletter-${name}`, async (page) => {
    const form = await visitor.openNewsletter(page);
    await visitor.textField(form, forms.labels.mail).fill(mail);
    await visitor.submitOf(form).click();
    await form.getByText(shown).first().waitFor();
  });
}

screen('state-copy', async (page) => {
  await visit(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'london@' }).focus();
});
