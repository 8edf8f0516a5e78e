import type { Page } from '@playwright/test';
import {
  about,
  audiences,
  careers,
  clientPage,
  clients,
  contact,
  errorPage,
  factSheetPage,
  first,
  forms,
  home,
  insights,
  insightsOf,
  offices,
  oneLine,
  site,
  solutions,
  stripCards,
  testimonials,
  textPages,
  whyChooseUs,
} from './content';
import { expect } from './test';
import { windows } from './widths';

interface Expected {
  /** The headline and the names of the sections, in their order. */
  outline: string[];
  /** What of the content the page shows. */
  content: unknown;
}

const factSheet = first(insightsOf('factsheet'));

const newest = insights.lists
  .flatMap(({ type }) => insightsOf(type))
  .toSorted((a, b) => b.date.localeCompare(a.date));

/** The headings of the insights on the page of a solution. */
function relatedTo(category: string) {
  const own = newest.filter((insight) => insight.category === category);
  return (own.length > 0 ? own : newest).slice(0, 3).map(({ heading }) => heading);
}

const pages: Record<string, Expected> = {
  '/home': {
    outline: [
      home.banner.title,
      whyChooseUs.heading,
      audiences.heading,
      home.solutions.heading,
      home.strip.heading,
      clients.heading,
      testimonials.heading,
      home.enquiryHeading,
      home.closing.title,
    ],
    content: [
      // The texts of its layers show one at a time.
      { ...home, banner: { ...home.banner, layers: home.banner.layers.prompt } },
      whyChooseUs,
      audiences,
      solutions.map(({ card, link }) => [card, { label: home.solutions.knowMore, link }]),
      stripCards,
      clients,
      testimonials,
      forms.promise,
    ],
  },
  '/about': {
    outline: [
      about.banner.title,
      about.values.heading,
      about.vision.heading,
      about.numbers.heading,
      about.closing.title,
    ],
    content: about,
  },
  '/client': {
    outline: [
      clientPage.title,
      ...clientPage.cards.map(({ heading }) => heading),
      clientPage.closing.title,
    ],
    content: [clientPage, clients.logos],
  },
  '/contact': {
    outline: [contact.title, contact.officesHeading, contact.enquiryHeading],
    content: [
      contact.subtitle,
      // Their names are in the footer.
      offices.offices.map((office) => ({ ...office, name: office.city })),
      forms.promise,
    ],
  },
  '/careers': {
    outline: [
      careers.banner.title,
      careers.differences.heading,
      careers.opportunities.heading,
      careers.apply.heading,
    ],
    content: [careers, { label: site.careersEmail, link: `mailto:${site.careersEmail}` }],
  },
  ...Object.fromEntries(
    solutions.map(({ link, category, ...solution }) => [
      link,
      {
        outline: [
          solution.banner.title,
          solution.introduction.heading,
          solution.features.heading,
          solution.benefits.heading,
          solution.questions.heading,
          insights.labels.related,
          solution.enquiryHeading,
          solution.closing.title,
        ],
        content: [solution, relatedTo(category)],
      },
    ]),
  ),
  ...Object.fromEntries(
    insights.lists.map(({ type, heading, subtitle }) => {
      const entries = insightsOf(type);
      return [
        `/insights/${type}`,
        {
          outline: [heading, ...entries.map((entry) => entry.heading), insights.newsletter.heading],
          content: [subtitle, insights.newsletter, entries.map(({ description }) => description)],
        },
      ];
    }),
  ),
  ...Object.fromEntries(
    textPages.map(({ slug, heading, subtitle, pdf, body }) => [
      `/${slug}`,
      {
        outline: [
          heading,
          insights.labels.contents,
          ...[...body.matchAll(/^## (.+)$/gm)].map(([, words = '']) => words),
        ],
        content: [
          subtitle,
          pdf && { label: pdf, link: `/fact-sheets/${slug}.pdf` },
          slug === 'legal' && [site.legalName, site.companyNumber, site.registeredOffice],
          slug === 'legal' && [site.placeOfRegistration, site.securityEmail],
        ],
      },
    ]),
  ),
  '/insights/factsheet/download': {
    outline: [factSheet.heading],
    content: [factSheetPage.subtitle, factSheet.points, factSheet.picture.alt],
  },
  '/nowhere': { outline: [errorPage.title], content: errorPage },
};

/** Keys of the content whose values are no text of the page, but of its head, of other pages or of nobody's. */
const noText =
  /^(seo|picture|narrowPicture|pictogram|logo|address|link|tone|card|strip|owner|reviewBy)$/;

type Content = Record<string, unknown>;

/** Every object within the content, in any depth. */
function objectsIn(content: unknown): Content[] {
  if (typeof content !== 'object' || content === null) return [];
  const children = Object.values(content).flatMap(objectsIn);
  return Array.isArray(content) ? children : [{ ...content }, ...children];
}

/** Every text within the content, but for those with places that the page fills in. */
function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return /\{\w+\}/.test(content) ? [] : [content];
  if (typeof content !== 'object' || content === null) return [];
  const shown = Object.entries(content).filter(([key]) => !noText.test(key));
  return shown.flatMap(([, value]) => textsIn(value));
}

/** Every link within the content: its name and its address. */
const linksIn = (content: unknown) =>
  objectsIn(content).flatMap(({ label, title, link, address }) => {
    const [name, href] = [label ?? title, link ?? address];
    return typeof name === 'string' && typeof href === 'string' ? [{ name, href }] : [];
  });

/** Every card within the content that has a heading and texts under it. */
const cardsIn = (content: unknown) =>
  objectsIn(content).flatMap(({ heading, subheadings }) =>
    typeof heading === 'string' && subheadings ? [{ heading, texts: textsIn(subheadings) }] : [],
  );

/** The headline and the names of the sections, in the page's order. */
const outlineOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('h1, h2, section[aria-label]')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('aria-label') ?? element.textContent),
    );

/** Opens what folds on phones. */
const unfold = (page: Page) =>
  page
    .locator('details')
    .evaluateAll((all: HTMLDetailsElement[]) => all.forEach((details) => (details.open = true)));

/** What can be read or heard on the page, in small letters. */
const readableText = async (page: Page) => {
  const parts = await page
    .getByRole('main')
    .evaluate((main: HTMLElement) => [
      main.innerText,
      ...[...main.querySelectorAll('[aria-label], [alt]')].map(
        (element) => element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? '',
      ),
    ]);
  return oneLine(parts.join(' ')).toLowerCase();
};

/** The addresses of the pages whose content is known here. */
export const addressesWithContent = Object.keys(pages);

/** Expects a page to show what its content says, section by section; nothing where its content is not known here. */
export async function expectContent(page: Page, address: string): Promise<void> {
  const { outline, content } = pages[address] ?? {};
  if (!outline) return;
  expect((await outlineOf(page)).map(oneLine)).toEqual(outline.map(oneLine));
  for (const { size } of windows) {
    await page.setViewportSize(size);
    await unfold(page);
    const shown = await readableText(page);
    const missing = textsIn(content).filter((text) => !shown.includes(oneLine(text).toLowerCase()));
    expect(missing).toEqual([]);
  }
  const main = page.getByRole('main');
  for (const { name, href } of linksIn(content)) {
    const link = main.getByRole('link', { name }).and(page.locator(`[href="${href}"]`));
    await expect(link.first()).toBeVisible();
  }
  for (const { heading, texts } of cardsIn(content)) {
    const card = main
      .locator('li')
      .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
    for (const text of texts) await expect(card).toContainText(text);
  }
}
