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
  /** Where the page leads. */
  links?: readonly { label: string; address: string }[];
}

const factSheet = first(insightsOf('factsheet'));

const newest = insights.lists
  .flatMap(({ type }) => insightsOf(type))
  .toSorted((a, b) => b.date.localeCompare(a.date));

/** The insights on the page of a solution, and their heading. */
function insightsFor(category: string) {
  const own = newest.filter((insight) => insight.category === category);
  const { related, latest } = insights.labels;
  const [heading, shown] = own.length > 0 ? [related, own] : [latest, newest];
  return { heading, headings: shown.slice(0, 3).map((insight) => insight.heading) };
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
      solutions.map(({ card }) => card),
      home.solutions.knowMore,
      stripCards,
      clients,
      testimonials,
      forms.promise,
    ],
    links: [
      home.banner.action,
      ...solutions.map(({ link }) => ({ label: home.solutions.knowMore, address: link })),
      clients.action,
      home.closing.action,
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
    links: [about.banner.action, about.closing.action],
  },
  '/client': {
    outline: [
      clientPage.title,
      ...clientPage.cards.map(({ heading }) => heading),
      clientPage.closing.title,
    ],
    content: [clientPage, clients.logos],
    links: [clientPage.closing.action],
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
    content: careers,
    links: [{ label: site.careersEmail, address: `mailto:${site.careersEmail}` }],
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
          insightsFor(category).heading,
          solution.enquiryHeading,
          solution.closing.title,
        ],
        content: [solution, insightsFor(category).headings],
        links: [solution.questions.action, solution.closing.action],
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
          slug === 'legal' && [site.legalName, site.companyNumber, site.registeredOffice],
          slug === 'legal' && [site.placeOfRegistration, site.securityEmail],
        ],
        links: pdf ? [{ label: pdf, address: `/fact-sheets/${slug}.pdf` }] : [],
      },
    ]),
  ),
  '/insights/factsheet/download': {
    outline: [factSheet.heading],
    content: [factSheetPage.subtitle, factSheet.points, factSheet.picture.alt],
  },
  '/nowhere': {
    outline: [errorPage.title],
    content: errorPage,
    links: [
      errorPage.home,
      ...errorPage.links.map(({ label, link }) => ({ label, address: link })),
    ],
  },
};

/** Keys of the content whose values are no text of the page, but of its head, of other pages or of nobody's. */
const noText =
  /^(seo|picture|narrowPicture|pictogram|logo|address|link|tone|card|strip|owner|reviewBy)$/;

/** Every text within the content, but for those with places that the page fills in. */
function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return /\{\w+\}/.test(content) ? [] : [content];
  if (typeof content !== 'object' || content === null) return [];
  const shown = Object.entries(content).filter(([key]) => !noText.test(key));
  return shown.flatMap(([, value]) => textsIn(value));
}

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
  const { outline, content, links = [] } = pages[address] ?? {};
  if (!outline) return;
  expect((await outlineOf(page)).map(oneLine)).toEqual(outline.map(oneLine));
  for (const { size } of windows) {
    await page.setViewportSize(size);
    await unfold(page);
    const shown = await readableText(page);
    const missing = textsIn(content).filter((text) => !shown.includes(oneLine(text).toLowerCase()));
    expect(missing).toEqual([]);
  }
  for (const { label, address: href } of links) {
    const link = page.getByRole('main').getByRole('link', { name: label });
    await expect(link.and(page.locator(`[href="${href}"]`)).first()).toBeVisible();
  }
}
