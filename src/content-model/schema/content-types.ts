import path from 'node:path';
import { factSheetAddress, newestFactSheet } from '../entries/fact-sheet-address';

/** What a file of `content/` is: its GraphQL type and all that follows from its place. */
export interface ContentType {
  /** The GraphQL type that describes the file. */
  readonly type: string;
  readonly kind: 'json' | 'markdown';
  /** The file's path below `content/`; `*` stands for the slug. */
  readonly path: string;
  /** The address of the page that the file makes, a type with the interface Page; `*` stands for the slug. */
  readonly address?: string;
  /** The address at which the newest file's page is shown as well. */
  readonly newest?: string;
  /** The address of the list in which the file's page or card stands. */
  readonly list?: string;
  /** The fewest and the most files of the type that the layouts are made for. */
  readonly count?: readonly [min: number, max: number];
  /** Whether the text below the front matter must be there. */
  readonly body?: 'required' | 'none';
  /** Whether the page has the enquiry form, with its anchor `#enquiry-form`. */
  readonly enquiryForm?: boolean;
}

const json = (place: string, type: string, page: Partial<ContentType> = {}): ContentType => ({
  kind: 'json',
  path: place,
  type,
  ...page,
});

/** Every kind of file that a writer may put into `content/`. */
export const contentTypes: readonly ContentType[] = [
  json('site.json', 'Brand'),
  json('navigation.json', 'Navigation'),
  json('offices.json', 'Offices'),
  json('forms.json', 'Forms'),
  json('why-choose-us.json', 'WhyChooseUs'),
  json('audiences.json', 'Audiences'),
  json('testimonials.json', 'Testimonials'),
  json('clients.json', 'Clients'),
  json('pages/home.json', 'HomePage', { address: '/home', enquiryForm: true }),
  json('pages/about.json', 'AboutPage', { address: '/about' }),
  json('pages/client.json', 'ClientPage', { address: '/client' }),
  json('pages/careers.json', 'CareersPage', { address: '/careers' }),
  json('pages/contact.json', 'ContactPage', { address: '/contact', enquiryForm: true }),
  json('pages/fact-sheet-download.json', 'FactSheetDownloadPage'),
  json('pages/error.json', 'ErrorPage'),
  json('solutions/*.json', 'Solution', {
    address: '/solutions/*',
    count: [3, 8],
    enquiryForm: true,
  }),
  json('insights/insights.json', 'InsightsPage'),
  {
    kind: 'markdown',
    path: 'insights/blog/*.md',
    type: 'BlogPost',
    address: '/insights/blog/content/*',
    list: '/insights/blog',
    body: 'required',
  },
  {
    kind: 'markdown',
    path: 'insights/news/*.md',
    type: 'NewsItem',
    list: '/insights/news',
    body: 'none',
  },
  {
    kind: 'markdown',
    path: 'insights/factsheet/*.md',
    type: 'FactSheet',
    address: factSheetAddress('*'),
    newest: newestFactSheet,
    list: '/insights/factsheet',
    body: 'required',
  },
];

const { basename, dirname, extname } = path.posix;
const isInFolder = ({ path: pattern }: ContentType) => pattern.includes('*');
const placeOf = (file: string) => `${dirname(file)}/*${extname(file)}`;

const byPath = new Map(contentTypes.map((contentType) => [contentType.path, contentType]));

/**
 * Tells what a content file is, by its place.
 *
 * @param relativePath the file's path below `content/`, with `/` between folders
 * @returns undefined for whatever is no content file: pictures, README.md, files in a wrong place
 */
export function contentTypeOf(relativePath: string): ContentType | undefined {
  if (basename(relativePath) === 'README.md') return undefined;
  return byPath.get(relativePath) ?? byPath.get(placeOf(relativePath));
}

/**
 * The name by which a file's page is addressed: the file's name without its ending.
 *
 * @param relativePath the file's path below `content/`
 */
export const slugOf = (relativePath: string): string =>
  basename(relativePath, extname(relativePath));

/** The content types with exactly one file. */
export const singleFileTypes = contentTypes.filter((contentType) => !isInFolder(contentType));

/** The address of the page that a file makes, or undefined where it makes none. */
export const addressOf = (contentType: ContentType, relativePath: string): string | undefined =>
  contentType.address?.replace('*', slugOf(relativePath));
