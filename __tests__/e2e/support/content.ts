/** The site's texts, read from `content/` so that tests do not repeat them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { contentTypeOf } from '../../../src/content-model/schema/content-types';
import { categoryOf, withDefaults } from '../../../src/content-model/source/defaults';
import { parseFile } from '../../../src/content-model/source/read-content';

/** What a file holds for a type of the schema: a picture is its path, and an optional field may be missing. */
type Written<Type> = Type extends null
  ? undefined
  : Type extends Queries.File
    ? string
    : Type extends readonly (infer Item)[]
      ? readonly Written<Item>[]
      : Type extends object
        ? { [Name in keyof Type]: Written<Type[Name]> }
        : Type;

/** A JSON file of `content/`, which the build has checked against the schema. */
const readJson = <Type>(file: string): Written<Type> =>
  JSON.parse(readFileSync(`content/${file}.json`, 'utf8'));

export const about = readJson<Queries.AboutPage>('pages/about');
export const audiences = readJson<Queries.Audiences>('audiences');
export const bank = readJson<Queries.Bank>('bank');
export const careers = readJson<Queries.CareersPage>('pages/careers');
export const clientPage = readJson<Queries.ClientPage>('pages/client');
export const clients = readJson<Queries.Clients>('clients');
export const contact = readJson<Queries.ContactPage>('pages/contact');
export const errorPage = readJson<Queries.ErrorPage>('pages/error');
export const factSheetPage = readJson<Queries.FactSheetDownloadPage>('pages/fact-sheet-download');
export const forms = readJson<Queries.Forms>('forms');
export const home = readJson<Queries.HomePage>('pages/home');
export const insights = readJson<Queries.InsightsPage>('insights/insights');
export const navigation = readJson<Queries.Navigation>('navigation');
export const offices = readJson<Queries.Offices>('offices');
export const searchPage = readJson<Queries.SearchPage>('pages/search');
export const site = readJson<Queries.Brand>('site');
export const testimonials = readJson<Queries.Testimonials>('testimonials');
export const whyChooseUs = readJson<Queries.WhyChooseUs>('why-choose-us');

/** A solution and where its page is. */
type Solution = Written<Queries.Solution> & { link: string };

/** An entry of the insights. */
interface Insight {
  heading: string;
  date: string;
  draft?: boolean;
  updated?: string;
  category: string;
  description: string[];
  seo: { title: string; description: string };
  author?: string;
  keyTakeaways: string[];
  points: string[];
  picture: { alt: string };
  navTo?: string;
  slug: string;
  /** The Markdown under the front matter. */
  body: string;
}

/** The files of a folder, which does not exist if it would be empty. */
const filesOf = (folder: string, extension: string) =>
  (existsSync(`content/${folder}`) ? readdirSync(`content/${folder}`) : [])
    .filter((name) => name.endsWith(extension))
    .map((name) => ({
      slug: basename(name, extension),
      text: readFileSync(`content/${folder}/${name}`, 'utf8'),
    }));

/** The parts of a Markdown file. */
function partsOf(text: string) {
  const [, frontMatter = '', ...rest] = text.split(/^---$/m);
  return { frontMatter, body: rest.join('---') };
}

/** The front matter of a text page, and its Markdown. */
interface TextPage extends Pick<Insight, 'heading' | 'slug' | 'body'> {
  subtitle: string;
  pdf?: string;
}

export const textPages = filesOf('pages', '.md').map(({ slug, text }): TextPage => {
  const { frontMatter, body } = partsOf(text);
  return { ...parse(frontMatter), slug, body };
});

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

/** An entry as the site reads it, whichever system has written it. */
function readEntry(relativePath: string, text: string): Insight[] {
  const contentType = contentTypeOf(relativePath);
  const { content } = contentType ? parseFile(text, relativePath, contentType) : {};
  if (!content) return [];
  const { data } = content;
  return [
    {
      keyTakeaways: [],
      points: [],
      picture: { alt: '' },
      ...JSON.parse(JSON.stringify(withDefaults(Object(data), content.contentType, content.body))),
      category: categoryOf(data, insights.categories),
      slug: basename(relativePath, '.md'),
      body: partsOf(text).body,
    },
  ];
}

/** The published entries of a list of the insights hub, the newest first, those of one day by heading. */
export const insightsOf = (type: string): Insight[] =>
  filesOf(`insights/${type}`, '.md')
    .flatMap(({ slug, text }) => readEntry(`insights/${type}/${slug}.md`, text))
    .filter(({ draft, date }) => !draft && new Date(date) <= new Date())
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.heading.localeCompare(b.heading));

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

/** A text for comparison: the build makes quotation marks and dashes typographic, and PDFs space words. */
export const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A category as addresses name it. */
export const slugOf = (category: string) => category.toLowerCase().replaceAll(' ', '-');

/** The addresses of the articles and text pages with a table of contents. */
export const longTexts: readonly string[] = [
  ...insightsOf('blog').map(({ slug, body }) => [`/insights/blog/content/${slug}`, body] as const),
  ...textPages.map(({ slug, body }) => [`/${slug}`, body] as const),
].flatMap(([address, body]) => ((body.match(/^## /gm) ?? []).length > 2 ? address : []));
