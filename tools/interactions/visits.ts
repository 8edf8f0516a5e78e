import type { Locator, Page } from '@playwright/test';

/** Something that a visitor does with a page. */
export interface Step {
  name: string;
  /** What is pressed. */
  target: (page: Page) => Locator;
  /** What is then typed, a key each. */
  keys?: readonly string[];
}

/** A page in a window, and what is done there, in this order. */
export interface Visit {
  route: string;
  /** The window's, in CSS pixels. */
  width: number;
  steps: readonly Step[];
}

const header = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('dialog');
const carousel = (page: Page) => page.locator('[aria-roledescription=carousel]').first();

const form: readonly Step[] = [
  { name: 'submit an empty form', target: (page) => page.getByRole('button', { name: 'Submit' }) },
  {
    name: 'type into a field with an error',
    target: (page) => page.getByLabel('First Name'),
    keys: ['A', 'd', 'a'],
  },
  {
    name: 'open the countries',
    target: (page) => page.getByRole('combobox', { name: /^Country/ }),
  },
  {
    name: 'type into the countries',
    target: (page) => page.getByRole('combobox', { name: /^Country/ }),
    keys: ['u', 'n', 'Backspace', 'Backspace'],
  },
  {
    name: 'open the company strengths',
    target: (page) => page.getByRole('combobox', { name: /Company Strength/ }),
  },
];

/** What is measured: the heaviest page in both windows, a page with a form, the filters of a list. */
export const visits: readonly Visit[] = [
  {
    route: '/home',
    width: 1280,
    steps: [
      {
        name: 'open Solutions',
        target: (page) => header(page).getByRole('button', { name: 'Solutions' }),
      },
      {
        name: 'pause the strip',
        target: (page) => page.getByRole('button', { name: /^Pause/ }),
      },
      {
        name: 'next testimonial',
        target: (page) => carousel(page).getByRole('button', { name: /^Next/ }),
      },
      {
        name: 'Request Demo',
        target: (page) => header(page).getByRole('link', { name: 'Request Demo' }),
      },
      ...form,
    ],
  },
  {
    route: '/home',
    width: 390,
    steps: [
      {
        name: 'open the menu',
        target: (page) => page.getByRole('button', { name: 'Open the menu' }),
      },
      {
        name: 'unfold Solutions',
        target: (page) => menu(page).getByRole('button', { name: 'Solutions' }),
      },
      {
        name: 'close the menu',
        target: (page) => menu(page).getByRole('button', { name: 'Close the menu' }),
      },
      {
        name: 'next testimonial',
        target: (page) => carousel(page).getByRole('button', { name: /^Next/ }),
      },
      ...form,
    ],
  },
  { route: '/solutions/operationalrisk', width: 1280, steps: form },
  {
    route: '/insights/blog',
    width: 1280,
    steps: [
      {
        name: 'choose a category',
        target: (page) =>
          page.getByRole('main').getByRole('link', { name: 'Outsourcing Risk', exact: true }),
      },
      {
        name: 'change to News',
        target: (page) => page.getByRole('main').getByRole('link', { name: 'News', exact: true }),
      },
    ],
  },
];
