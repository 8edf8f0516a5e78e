import type { Locator, Page } from '@playwright/test';

/** An element to click or tap, and the keys to press afterwards. */
export type Step = readonly [
  name: string,
  target: (page: Page) => Locator,
  keys?: readonly string[],
];

/** The steps of a visitor on a page, with the window width in CSS pixels. */
export interface Visit {
  route: string;
  width: number;
  steps: readonly Step[];
}

type Role = Parameters<Page['getByRole']>[0];

const get =
  (role: Role, name: string | RegExp, within?: Role) =>
  (page: Page): Locator => {
    const container = within ? page.getByRole(within) : page;
    return container.getByRole(role, { name, exact: typeof name === 'string' }).first();
  };

const takeLayerAway: Step = ['take a layer away', get('button', 'Control')];

const nextSlide: Step = [
  'next testimonial',
  (page) =>
    page.locator('[aria-roledescription=carousel]').first().getByRole('button', { name: /^Next/ }),
];

const form: readonly Step[] = [
  ['submit an empty form', get('button', 'Submit')],
  ['type into a field with an error', get('textbox', /First Name/), ['A', 'd', 'a']],
  ['open the countries', get('combobox', /^Country/)],
  ['type into the countries', get('combobox', /^Country/), ['u', 'n', 'Backspace', 'Backspace']],
];

/** The largest page at two widths, a page with a form, the map, a list with filters, and the search. */
export const visits: readonly Visit[] = [
  {
    route: '/home',
    width: 1280,
    steps: [
      ['open Solutions', get('button', 'Solutions', 'banner')],
      takeLayerAway,
      ['pause the strip', get('button', /^Pause/)],
      nextSlide,
      ['Request Demo', get('link', 'Request Demo', 'banner')],
      ...form,
    ],
  },
  {
    route: '/home',
    width: 390,
    steps: [
      ['open the menu', get('button', 'Open menu')],
      ['unfold Solutions', get('button', 'Solutions', 'dialog')],
      ['close the menu', get('button', 'Close menu', 'dialog')],
      takeLayerAway,
      ['unfold a panel', (page) => page.locator('summary').first()],
      nextSlide,
      ...form,
    ],
  },
  { route: '/solutions/operationalrisk', width: 1280, steps: form },
  { route: '/contact', width: 1280, steps: [['show an office', get('button', 'London')]] },
  {
    route: '/insights/blog',
    width: 1280,
    steps: [
      ['choose a category', get('link', 'Outsourcing Risk', 'main')],
      ['change to News', get('link', 'News', 'main')],
    ],
  },
  {
    route: '/insights/search',
    width: 1280,
    steps: [['type into the search', get('searchbox', /./), ['r', 'i', 's', 'k', 'Backspace']]],
  },
];
