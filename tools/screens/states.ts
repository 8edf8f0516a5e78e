import type { Locator, Page } from '@playwright/test';

/** A state of a page for a screenshot. */
export interface State {
  name: string;
  route: string;
  /** Whether the picture shows more than the window. */
  isWholePage?: boolean;
  /** The widths at which the state exists, by default all. */
  widths?: readonly number[];
  prepare: (page: Page) => Promise<void>;
}

/** The options of the open list. */
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const strength = (page: Page) => page.getByRole('combobox', { name: /Company Strength/ });
const country = (page: Page) => page.getByRole('combobox', { name: /Country/ });

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Amara');
  await page.getByLabel('Last Name').fill('Osei');
  await page.getByLabel('Business Email').fill('amara.osei@sample-bank.example');
  await page.getByLabel('Company Name').fill('Sample Mutual Bank');
  await strength(page).click();
  await options(page).nth(2).click();
  await country(page).fill('united k');
  await options(page).first().click();
  await page.getByLabel('Mobile Number').fill('2079460018');
}

/** A state of the form with a button. */
const formState =
  (button: string) =>
  (
    name: string,
    route: string,
    prepare: (page: Page, submit: Locator) => Promise<void>,
  ): State => ({
    name,
    route,
    prepare: async (page) => {
      const submit = page.getByRole('button', { name: button, exact: true });
      await submit.scrollIntoViewIfNeeded();
      // The form's script loads near the viewport.
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await prepare(page, submit);
    },
  });

const ofEnquiry = formState('Submit');
const ofNewsletter = formState('Subscribe');

/** The states that need an interaction. */
export const states: readonly State[] = [
  {
    name: 'dropdown',
    route: '/home',
    widths: [820, 1280, 1920],
    prepare: (page) => page.getByRole('banner').getByRole('button', { name: 'Solutions' }).click(),
  },
  {
    name: 'menu',
    route: '/solutions/aigovernance',
    widths: [390],
    prepare: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
  {
    name: 'focus',
    route: '/home',
    prepare: async (page) => {
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    },
  },
  {
    name: 'layer',
    route: '/home',
    prepare: (page) => page.getByRole('button', { name: 'Control', exact: true }).click(),
  },
  ofEnquiry('errors', '/contact', async (page, submit) => {
    await page.getByLabel('Last Name').fill('4');
    await page.getByLabel('Business Email').fill('amara');
    await page.getByLabel('Mobile Number').fill('207');
    await submit.click();
  }),
  ofEnquiry('errors-on-mist', '/home', (_page, submit) => submit.click()),
  ofEnquiry('countries', '/contact', async (page) => {
    await country(page).click();
    await options(page).first().waitFor();
  }),
  ofEnquiry('no-country', '/home', async (page) => {
    // Its own list replaces the native one on hydration.
    await strength(page).and(page.locator('[aria-expanded]')).waitFor();
    await country(page).fill('xyz');
    await page.getByRole('paragraph').filter({ hasText: 'No country' }).waitFor();
  }),
  ofEnquiry('strength', '/contact', (page) => strength(page).click()),
  ofEnquiry('sending', '/home', async (page, submit) => {
    await page.route('**/api/formSubmit.php', () => new Promise<void>(() => undefined));
    await fillIn(page);
    await submit.click();
  }),
  ofEnquiry('popup', '/home', async (page, submit) => {
    await page.clock.install();
    await page.clock.resume();
    await fillIn(page);
    await submit.click();
    await page.getByRole('dialog').waitFor();
    await page.clock.pauseAt(Date.now() + 1000);
  }),
  ofEnquiry('thank-you', '/contact', async (page, submit) => {
    await fillIn(page);
    await submit.click();
    await page.getByRole('heading', { name: /submitted successfully/ }).waitFor();
  }),
  {
    name: 'map-card',
    route: '/contact',
    prepare: async (page) => {
      await page.getByRole('region', { name: 'Office Locations' }).evaluate((region) => {
        region.scrollIntoView({ block: 'start', behavior: 'instant' });
      });
      await page.getByRole('button', { name: 'London', exact: true }).focus();
    },
  },
  {
    name: 'empty-category',
    route: '/insights/news?category=grc',
    prepare: async (page) => page.getByText('Nothing in this category yet.').waitFor(),
  },
  {
    name: 'search-results',
    route: '/insights/search?q=outsorcing',
    prepare: async (page) => page.locator('mark').first().waitFor(),
  },
  {
    name: 'search-empty',
    route: '/insights/search?q=xylophone',
    prepare: async (page) => page.getByText('Nothing matches').waitFor(),
  },
  ofNewsletter('newsletter-error', '/insights/blog', async (page, submit) => {
    await page.getByLabel('Email').fill('amara');
    await submit.click();
  }),
  ofNewsletter('newsletter-thanks', '/insights/blog', async (page, submit) => {
    await page.getByLabel('Email').fill('amara.osei@sample-bank.example');
    await submit.click();
    await page.getByText('Thank you for subscribing').waitFor();
  }),
  {
    name: 'copy',
    route: '/about',
    prepare: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'london@' }).focus(),
  },
];
