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

/** Something with a name on the page: a text, or content with a title or a heading. */
type Named = string | { title: string } | { heading: string };

interface Expected {
  /** What the headline and the sections are named after, in order. */
  outline: Named[];
  /** The content that the page shows; each label with an address is a link. */
  content: unknown;
}

const factSheet = first(insightsOf('factsheet'));

const newest = insights.lists
  .flatMap(({ type }) => insightsOf(type))
  .toSorted((a, b) => b.date.localeCompare(a.date));

/** The insights on a solution page, and their heading. */
function insightsFor(category: string) {
  const own = newest.filter((insight) => insight.category === category);
  const { related, latest } = insights.labels;
  const [heading, shown] = own.length > 0 ? [related, own] : [latest, newest];
  return { heading, headings: shown.slice(0, 3).map((insight) => insight.heading) };
}

const pages: Record<string, Expected> = {
  '/home': {
    outline: [
      home.banner,
      whyChooseUs,
      audiences,
      home.solutions,
      home.strip,
      clients,
      testimonials,
      home.enquiryHeading,
      home.closing,
    ],
    content: [
      // Its layers' texts show one at a time.
      { ...home, banner: { ...home.banner, layers: home.banner.layers.prompt } },
      whyChooseUs,
      audiences,
      solutions.map(({ card, link: address }) => [
        card,
        { label: home.solutions.knowMore, address },
      ]),
      stripCards.map(({ title }) => title),
      clients,
      testimonials,
      forms.promise,
    ],
  },
  '/about': {
    outline: [about.banner, about.values, about.vision, about.numbers, about.closing],
    content: about,
  },
  '/client': {
    outline: [clientPage, ...clientPage.cards, clientPage.closing],
    content: [clientPage, clients.logos],
  },
  '/contact': {
    outline: [contact, contact.officesHeading, contact.enquiryHeading],
    content: [
      contact.subtitle,
      // Their names are in the footer.
      offices.offices.map((office) => ({ ...office, name: office.city })),
      forms.promise,
    ],
  },
  '/careers': {
    outline: [careers.banner, careers.differences, careers.opportunities, careers.apply],
    content: [careers, { label: site.careersEmail, address: `mailto:${site.careersEmail}` }],
  },
  ...Object.fromEntries(
    solutions.map(({ link, category, ...solution }) => [
      link,
      {
        outline: [
          solution.banner,
          solution.introduction,
          solution.features,
          solution.benefits,
          solution.questions,
          insightsFor(category),
          solution.enquiryHeading,
          solution.closing,
        ],
        content: [solution, insightsFor(category).headings],
      },
    ]),
  ),
  ...Object.fromEntries(
    insights.lists.map(({ type, heading, subtitle }) => [
      `/insights/${type}`,
      {
        outline: [heading, ...insightsOf(type), insights.newsletter],
        content: [
          subtitle,
          insights.newsletter,
          insightsOf(type).map(({ description }) => description),
        ],
      },
    ]),
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
          pdf && { label: pdf, address: `/fact-sheets/${slug}.pdf` },
        ],
      },
    ]),
  ),
  '/insights/factsheet/download': {
    outline: [factSheet],
    content: [factSheetPage.subtitle, factSheet.points, factSheet.picture.alt],
  },
  '/nowhere': {
    outline: [errorPage],
    content: [errorPage, errorPage.links.map(({ label, link: address }) => ({ label, address }))],
  },
};

/** Keys of content whose values are not on the page: they are in its head, on other pages or nowhere. */
const noText =
  /^(seo|picture|narrowPicture|pictogram|logo|address|link|tone|card|strip|owner|reviewBy)$/;

/** Every text in the content, except those with placeholders. */
function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return /\{\w+\}/.test(content) ? [] : [content];
  if (typeof content !== 'object' || content === null) return [];
  const shown = Object.entries(content).filter(([key]) => !noText.test(key));
  return shown.flatMap(([, value]) => textsIn(value));
}

/** Every label with an address in the content. */
function linksIn(content: unknown): { label: string; address: string }[] {
  if (typeof content !== 'object' || content === null) return [];
  const { label, address }: { label?: unknown; address?: unknown } = content;
  if (typeof label === 'string' && typeof address === 'string') return [{ label, address }];
  return Object.values(content).flatMap(linksIn);
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

/** What can be read or heard on the page, in lower case. */
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

/** The addresses of the pages whose content is listed here. */
export const addressesWithContent = Object.keys(pages);

/** Expects a page to show its content, section by section; does nothing for pages that are not listed here. */
export async function expectContent(page: Page, address: string): Promise<void> {
  const { outline, content } = pages[address] ?? {};
  if (!outline) return;
  const names = outline.map((part) =>
    typeof part === 'string' ? part : 'title' in part ? part.title : part.heading,
  );
  expect((await outlineOf(page)).map(oneLine)).toEqual(names.map(oneLine));
  for (const { size } of windows) {
    await page.setViewportSize(size);
    await unfold(page);
    const shown = await readableText(page);
    const missing = textsIn(content).filter((text) => !shown.includes(oneLine(text).toLowerCase()));
    expect(missing).toEqual([]);
  }
  for (const { label, address: href } of linksIn(content)) {
    const link = page.getByRole('main').getByRole('link', { name: label });
    await expect(link.and(page.locator(`[href="${href}"]`)).first()).toBeVisible();
  }
}
