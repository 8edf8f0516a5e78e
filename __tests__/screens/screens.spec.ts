/**
 * `npm run screens`: takes pictures of every page and state at four widths, in `screens/`; `-- -g contact` takes some
 * of them, and `-- --against main` compares them with another commit's (tools/screens.ts).
 */
import type { Page } from '@playwright/test';
import { routes, widths } from '../../tools/site/routes';
import { contact } from '../fixtures/contact';
import {
  everyForm,
  openEnquiry,
  openNewsletter,
  type FormOnPage,
} from '../e2e/forms/support/visitor';
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
  act: (form: FormOnPage, page: Page) => Promise<unknown>,
) => screen(name, async (page) => act(await openEnquiry(page, address), page));

for (const route of routes) {
  const open = async (page: Page) => {
    await visit(page, route);
    await readThrough(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  };
  screen(route.slice(1).replaceAll('/', '-'), open, widths, true);
}

/** Presses the first of the elements. */
const pressFirst = (address: string, selector: string) => async (page: Page) => {
  await visit(page, address);
  await page.locator(selector).first().click();
};

screen('state-dropdown', pressFirst('/home', 'header nav button:visible'), [820, 1280, 1920]);
screen('state-menu', pressFirst('/home', 'header [aria-haspopup=dialog]'), [390]);
screen('state-layer', pressFirst('/home', '[aria-pressed]'));

screen('state-focus', async (page) => {
  await visit(page, '/home');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
});

formScreen('state-errors', '/contact', async (form) => {
  await form.field('lastName').fill('4');
  await form.field('businessMail').fill('amara');
  await form.field('mobileNo').fill('207');
  await form.submit.click();
});

formScreen('state-errors-on-mist', '/home', (form) => form.submit.click());

formScreen('state-countries', '/contact', async (form) => {
  await form.field('country').click();
  await form.options.first().waitFor();
});

formScreen('state-no-country', '/home', async (form) => {
  await form.field('country').fill('xyz');
});

formScreen('state-sending', '/home', async (form, page) => {
  await page.route(everyForm.enquiry.request, () => new Promise<void>(() => undefined));
  await form.fillIn(contact);
  await form.submit.click();
});

formScreen('state-popup', '/home', async (form, page) => {
  await page.clock.install();
  await page.clock.resume();
  await form.fillIn(contact);
  await form.submit.click();
  await page.getByRole('dialog').waitFor();
  // Before the popup closes.
  await page.clock.pauseAt(Date.now() + 1000);
});

formScreen('state-thank-you', '/contact', async (form) => {
  await form.fillIn(contact);
  await form.submit.click();
  await form.root.waitFor({ state: 'detached' });
});

screen('state-map-card', async (page) => {
  await visit(page, '/contact');
  await page.locator('main [role=group] button').first().focus();
});

for (const [name, address] of [
  ['empty-category', '/insights/news/category/grc'],
  ['search-results', '/search?q=outsorcing'],
  ['search-empty', '/search?q=xylophone'],
] as const) {
  screen(`state-${name}`, (page) => visit(page, address));
}

for (const [name, mail] of [
  ['error', 'amara'],
  ['thanks', contact.businessMail],
] as const) {
  screen(`state-newsletter-${name}`, async (page) => {
    const form = await openNewsletter(page);
    await form.field('mail').fill(mail);
    await form.submit.click();
    if (name === 'error') await form.wrong.waitFor();
    else await expect(form.field('mail')).toHaveValue('');
  });
}

screen('state-copy', async (page) => {
  await visit(page, '/about');
  await page.getByRole('contentinfo').locator('a[href^="mailto:"]').first().focus();
});
