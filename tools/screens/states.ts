import type { Page } from '@playwright/test';

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

const toForm = async (page: Page, button: string) => {
  const submit = page.getByRole('button', { name: button, exact: true });
  await submit.scrollIntoViewIfNeeded();
  // The form's script loads near the viewport.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return submit;
};

/** The options of the open list. */
const options = (page: Page) => page.getByRole('listbox').getByRole('option');

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Amara');
  await page.getByLabel('Last Name').fill('Osei');
  await page.getByLabel('Business Email').fill('amara.osei@sample-bank.example');
  await page.getByLabel('Company Name').fill('Sample Mutual Bank');
  await page.getByRole('combobox', { name: /Company Strength/ }).click();
  await options(page).nth(2).click();
  await page.getByRole('combobox', { name: /Country/ }).fill('united k');
  await options(page).first().click();
  await page.getByLabel('Mobile Number').fill('2079460018');
}

const submitFilled = async (page: Page, button: string) => {
  const submit = await toForm(page, button);
  await fillIn(page);
  await submit.click();
};

/** The states that need an interaction. */
export const states: readonly State[] = [
  {
    name: 'dropdown',
    route: '/home',
    widths: [820, 1280, 1920],
    prepare: (page) =>
      page.getByRole('banner').getByRole('button', { name: 'Solutions' }).click(),
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
    prepare: (page) => page.getByRole('button', { name: 'Control', exact: true }).focus(),
  },
  {
    name: 'errors',
    route: '/contact',
    prepare: async (page) => {
      const submit = await toForm(page, 'Submit');
      await page.getByLabel('Last Name').fill('4');
      await page.getByLabel('Business Email').fill('amara');
      await page.getByLabel('Mobile Number').fill('207');
      await submit.click();
    },
  },
  {
    name: 'errors-on-mist',
    route: '/home',
    prepare: async (page) => (await toForm(page, 'Submit')).click(),
  },
  {
    name: 'countries',
    route: '/contact',
    prepare: async (page) => {
      await toForm(page, 'Submit');
      await page.getByRole('combobox', { name: /Country/ }).click();
      await options(page).first().waitFor();
    },
  },
  {
    name: 'no-country',
    route: '/home',
    prepare: async (page) => {
      await toForm(page, 'Submit');
      await page.getByRole('combobox', { name: /Country/ }).fill('xyz');
    },
  },
  {
    name: 'strength',
    route: '/contact',
    prepare: async (page) => {
      await toForm(page, 'Submit');
      await page.getByRole('combobox', { name: /Company Strength/ }).click();
    },
  },
  {
    name: 'sending',
    route: '/home',
    prepare: async (page) => {
      await page.route('**/api/formSubmit.php', () => new Promise<void>(() => undefined));
      await submitFilled(page, 'Submit');
    },
  },
  {
    name: 'popup',
    route: '/home',
    prepare: async (page) => {
      await page.clock.install();
      await page.clock.resume();
      await submitFilled(page, 'Submit');
      await page.getByRole('dialog').waitFor();
      await page.clock.pauseAt(Date.now() + 1000);
    },
  },
  {
    name: 'thank-you',
    route: '/contact',
    prepare: async (page) => {
      await submitFilled(page, 'Submit');
      await page.getByRole('heading', { name: /submitted successfully/ }).waitFor();
    },
  },
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
  {
    name: 'newsletter-error',
    route: '/insights/blog',
    prepare: async (page) => {
      const submit = await toForm(page, 'Subscribe');
      await page.getByLabel('Email').fill('amara');
      await submit.click();
    },
  },
  {
    name: 'newsletter-thanks',
    route: '/insights/blog',
    prepare: async (page) => {
      const submit = await toForm(page, 'Subscribe');
      await page.getByLabel('Email').fill('amara.osei@sample-bank.example');
      await submit.click();
      await page.getByText('Thank you for subscribing').waitFor();
    },
  },
  {
    name: 'copy',
    route: '/about',
    prepare: (page) =>
      page.getByRole('contentinfo').getByRole('link', { name: 'london@' }).focus(),
  },
];
