/** The site's texts, read from `content/` so that tests do not repeat them. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import forms from '../../../content/forms.json';
import navigation from '../../../content/navigation.json';
import offices from '../../../content/offices.json';
import type solutionFile from '../../../content/solutions/processrisks.json';

export { default as about } from '../../../content/pages/about.json';
export { default as audiences } from '../../../content/audiences.json';
export { default as careers } from '../../../content/pages/careers.json';
export { default as clientPage } from '../../../content/pages/client.json';
export { default as clients } from '../../../content/clients.json';
export { default as contact } from '../../../content/pages/contact.json';
export { default as errorPage } from '../../../content/pages/error.json';
export { default as factSheetPage } from '../../../content/pages/fact-sheet-download.json';
export { default as home } from '../../../content/pages/home.json';
export { default as insights } from '../../../content/insights/insights.json';
export { default as searchPage } from '../../../content/pages/search.json';
export { default as site } from '../../../content/site.json';
export { default as testimonials } from '../../../content/testimonials.json';
export { default as whyChooseUs } from '../../../content/why-choose-us.json';
export { forms, navigation, offices };

type SolutionFile = typeof solutionFile;

/** A solution and where its page is. */
interface Solution extends SolutionFile {
  link: string;
}

/** The front matter of a Markdown file, and the target of its entry. */
interface Insight {
  heading: string;
  date: string;
  updated?: string;
  category: string;
  description: string[];
  seo: { title: string; description: string };
  author: string;
  keyTakeaways: string[];
  points: string[];
  picture: { alt: string };
  navTo?: string;
  slug: string;
  /** The Markdown under the front matter. */
  body: string;
}

const filesOf = (folder: string, extension: string) =>
  readdirSync(`content/${folder}`)
    .filter((name) => name.endsWith(extension))
    .map((name) => ({
      slug: basename(name, extension),
      text: readFileSync(`content/${folder}/${name}`, 'utf8'),
    }));

/** The front matter of a text page, and its Markdown. */
interface TextPage extends Pick<Insight, 'heading' | 'slug' | 'body'> {
  subtitle: string;
  pdf?: string;
}

function readMarkdown<Page extends Insight | TextPage>(file: { slug: string; text: string }): Page {
  const [, frontMatter = '', ...rest] = file.text.split(/^---$/m);
  return { ...parse(frontMatter), slug: file.slug, body: rest.join('---') };
}

export const textPages = filesOf('pages', '.md').map((file) => readMarkdown<TextPage>(file));

/** The solutions in their order. */
export const solutions = filesOf('solutions', '.json')
  .map(({ slug, text }): Solution => ({ ...JSON.parse(text), link: `/solutions/${slug}` }))
  .toSorted((a, b) => a.order - b.order);

/** The links to the solutions in the menus and the footer. */
export const solutionLinks = solutions.map(({ card, link }) => ({ label: card.title, link }));

/** The cards of the home page's strip. */
export const stripCards = solutions
  .toSorted((a, b) => a.strip.order - b.strip.order)
  .map(({ strip, link }) => ({ title: strip.title, link }));

/** The entries of a list of the insights hub, the newest first. */
export const insightsOf = (type: string): Insight[] =>
  filesOf(`insights/${type}`, '.md')
    .map((file) => readMarkdown<Insight>(file))
    .toSorted((a, b) => b.date.localeCompare(a.date));

/** The first item of a list. Throws if it is empty. */
export function first<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('The list is empty');
  return item;
}

/** The notice in place of a form that could not be loaded. */
export const loadError = forms.loadError.replace('{email}', first(offices.offices).email);

/** The entry of the header that opens the list of solutions. */
export const solutionsEntry = first(navigation.header.filter(({ hasChildren }) => hasChildren));

/** A text on one line, as browsers compute names. */
export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** A category as addresses name it. */
export const slugOf = (category: string) => category.toLowerCase().replaceAll(' ', '-');
