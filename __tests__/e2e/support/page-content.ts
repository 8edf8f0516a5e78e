import type { Page } from '@playwright/test';
import { pageSize } from '../../../src/content-model/pages/pages';
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
  lettersOf,
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

/** What a part of the page is named after: a text, or content with a title or a heading. */
type Named = string | { title: string } | { heading: string };

/** The headline and the sections in their order, and what else of the content the page shows. */
interface Expected {
  outline: Named[];
  /** Each label with an address is a link. */
  also?: unknown;
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
      home.strip.heading,
      clients,
      testimonials,
      home.enquiryHeading,
      home.closing,
    ],
    also: [
      solutions.map(({ card, link: address }) => [
        card,
        { label: home.solutions.knowMore, address },
      ]),
      stripCards.map(({ title }) => title),
      forms.promise,
    ],
  },
  '/about': { outline: [about.banner, about.values, about.vision, about.numbers, about.closing] },
  '/client': {
    outline: [clientPage, ...clientPage.cards, clientPage.closing],
    also: clients.logos,
  },
  '/contact': {
    outline: [contact.title, contact.officesHeading, contact.enquiryHeading],
    // The names of the offices are in the footer.
    also: [
      contact.subtitle,
      offices.offices.map((office) => ({ ...office, name: office.city })),
      forms.promise,
    ],
  },
  '/careers': {
    outline: [careers.banner, careers.differences, careers.opportunities, careers.apply],
    also: { label: site.careersEmail, address: `mailto:${site.careersEmail}` },
  },
  '/insights/factsheet/download': {
    outline: [factSheet.heading],
    also: [factSheetPage.subtitle, factSheet.points, factSheet.picture.alt],
  },
  '/nowhere': {
    outline: [errorPage],
    also: errorPage.links.map(({ label, link: address }) => ({ label, address })),
  },
};
for (const { link, category, ...solution } of solutions) {
  const { banner, introduction, features, benefits, questions, closing } = solution;
  const related = insightsFor(category);
  pages[link] = {
    outline: [
      ...[banner, introduction, features, benefits, questions, related],
      ...[solution.enquiryHeading, closing],
    ],
  };
}
for (const { type, heading, subtitle } of insights.lists) {
  const entries = insightsOf(type).slice(0, pageSize);
  pages[`/insights/${type}`] = {
    outline: [heading, ...entries.map((entry) => entry.heading), insights.newsletter],
    also: [subtitle, entries.map(({ description }) => description)],
  };
}
for (const { slug, heading, subtitle, body } of textPages) {
  const { legalName, companyNumber, registeredOffice, placeOfRegistration, securityEmail } = site;
  const sections = [...body.matchAll(/^## (.+)$/gm)].map(([, words = '']) => words);
  const company = [legalName, companyNumber, registeredOffice, placeOfRegistration, securityEmail];
  pages[`/${slug}`] = {
    outline: [heading, insights.labels.contents, ...sections],
    also: [subtitle, slug === 'legal' && company],
  };
}

/** Keys of content whose values are not on the page: they are in its head, on other pages or nowhere. */
const noText = /^(seo|picture|narrowPicture|pictogram|logo|address|link|tone|card|strip)$/;

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

/** What can be read or heard on the page once all folds are open, in lower case. */
const readableText = async (page: Page) => {
  const parts = await page.getByRole('main').evaluate((main: HTMLElement) => {
    for (const details of main.querySelectorAll('details')) details.open = true;
    const names = [...main.querySelectorAll('[aria-label], [alt]')].map(
      (element) => element.getAttribute('aria-label') ?? element.getAttribute('alt'),
    );
    return [main.innerText, ...names];
  });
  return oneLine(parts.join(' ')).toLowerCase();
};

/** The addresses of the pages whose content is listed here. */
export const addressesWithContent = Object.keys(pages);

/** Expects a page to show its content, section by section; does nothing for pages that are not listed here. */
export async function expectContent(page: Page, address: string): Promise<void> {
  const expected = pages[address];
  if (!expected) return;
  const main = page.getByRole('main');
  const parts = main.locator('h1, h2, section[aria-label]');
  const names = await parts.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('aria-label') ?? element.textContent),
  );
  const wanted = expected.outline.map((part) =>
    typeof part === 'string' ? part : 'title' in part ? part.title : part.heading,
  );
  expect(names.map(lettersOf)).toEqual(wanted.map(lettersOf));
  for (const { size } of windows) {
    await page.setViewportSize(size);
    const shown = await readableText(page);
    const missing = textsIn(expected).filter(
      (text) => !shown.includes(oneLine(text).toLowerCase()),
    );
    expect(missing).toEqual([]);
  }
  for (const { label, address: href } of linksIn(expected)) {
    const link = main.getByRole('link', { name: label });
    await expect(link.and(page.locator(`[href="${href}"]`)).first()).toBeVisible();
  }
}
