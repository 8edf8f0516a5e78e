import path from 'node:path';

export interface ContentType {
  readonly type: string;
  readonly format: 'json' | 'markdown';
  /** The file's path in `content/`, with `*` for the slug. */
  readonly path: string;
  /** The path of the page that the file makes, with `*` for the slug. The type implements Page. */
  readonly address?: string;
  /** A second path for the page of the newest file. */
  readonly newest?: string;
  /** The path of the list that contains the file's card. */
  readonly list?: string;
  /** The minimum and the maximum number of files that the layouts support. */
  readonly count?: readonly [min: number, max: number];
  /** Whether there must be a text below the front matter. */
  readonly body?: 'required' | 'none';
  /** Whether the page has the enquiry form, with its anchor `#enquiry-form`. */
  readonly enquiryForm?: boolean;
}

const { basename, dirname, extname } = path.posix;

const table: readonly Omit<ContentType, 'format'>[] = [
  { path: 'site.json', type: 'Brand' },
  { path: 'navigation.json', type: 'Navigation' },
  { path: 'labels.json', type: 'Labels' },
  { path: 'offices.json', type: 'Offices' },
  { path: 'forms.json', type: 'Forms' },
  { path: 'why-choose-us.json', type: 'WhyChooseUs' },
  { path: 'bank.json', type: 'Bank' },
  { path: 'audiences.json', type: 'Audiences' },
  { path: 'testimonials.json', type: 'Testimonials' },
  { path: 'clients.json', type: 'Clients' },
  { path: 'redirects.json', type: 'Redirects' },
  { path: 'pages/home.json', type: 'HomePage', address: '/home', enquiryForm: true },
  { path: 'pages/about.json', type: 'AboutPage', address: '/about' },
  { path: 'pages/client.json', type: 'ClientPage', address: '/client' },
  { path: 'pages/careers.json', type: 'CareersPage', address: '/careers' },
  { path: 'pages/contact.json', type: 'ContactPage', address: '/contact', enquiryForm: true },
  { path: 'pages/search.json', type: 'SearchPage', address: '/search' },
  { path: 'pages/fact-sheet-download.json', type: 'FactSheetDownloadPage' },
  { path: 'pages/error.json', type: 'ErrorPage' },
  { path: 'pages/*.md', type: 'TextPage', address: '/*', body: 'required' },
  {
    path: 'solutions/*.json',
    type: 'Solution',
    address: '/solutions/*',
    count: [3, 8],
    enquiryForm: true,
  },
  { path: 'insights/insights.json', type: 'InsightsPage' },
  {
    path: 'insights/blog/*.md',
    type: 'BlogPost',
    address: '/insights/blog/content/*',
    list: '/insights/blog',
    body: 'required',
  },
  { path: 'insights/news/*.md', type: 'NewsItem', list: '/insights/news', body: 'none' },
  {
    path: 'insights/factsheet/*.md',
    type: 'FactSheet',
    address: '/insights/factsheet/download/*',
    newest: '/insights/factsheet/download',
    list: '/insights/factsheet',
    body: 'required',
  },
];

/** All types of files in `content/`. */
export const contentTypes: readonly ContentType[] = table.map((contentType) => ({
  ...contentType,
  format: extname(contentType.path) === '.md' ? 'markdown' : 'json',
}));

const patternOf = (file: string) => `${dirname(file)}/*${extname(file)}`;

const byPath = new Map(contentTypes.map((contentType) => [contentType.path, contentType]));

/**
 * The content type of a file, or undefined for others, such as pictures, README.md and hidden files.
 *
 * @param relativePath the file's path in `content/`, with `/` between folders
 */
export function contentTypeOf(relativePath: string): ContentType | undefined {
  const name = basename(relativePath);
  if (name === 'README.md' || name.startsWith('.')) return undefined;
  return byPath.get(relativePath) ?? byPath.get(patternOf(relativePath));
}

/**
 * The slug of a file's page: the file's name without its extension.
 *
 * @param relativePath the file's path in `content/`
 */
export const slugOf = (relativePath: string): string =>
  basename(relativePath, extname(relativePath));

/** The content types with one file, or none if it is optional. */
export const singleFileTypes = contentTypes.filter(({ path: file }) => !file.includes('*'));

/** Whether the site can do without a file: with any page but home, which the brand in the header leads to. */
export const isOptional = ({ address }: ContentType): boolean =>
  address !== undefined && address !== '/home';

/** The content types with a file for each entry. */
export const entryTypes = contentTypes.filter((type) => !singleFileTypes.includes(type));

/** The content types whose files are entries of a list. */
export const listTypes = contentTypes.filter(
  (type): type is ContentType & { list: string } => type.list !== undefined,
);

/** The path of the page with a slug, if the type makes pages. An earlier name may be a path itself. */
export const pageAddress = (contentType: ContentType, slug: string): string | undefined =>
  slug.startsWith('/') ? slug : contentType.address?.replace('*', slug);

/**
 * The path of the page that a file makes, if it makes one.
 *
 * @param relativePath the file's path in `content/`
 */
export function addressOf(relativePath: string): string | undefined {
  const contentType = contentTypeOf(relativePath);
  return contentType && pageAddress(contentType, slugOf(relativePath));
}
