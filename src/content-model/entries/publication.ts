/** Why an entry stays out of the published site: it is a draft, or its day has not come. */
export type Unpublished = 'draft' | 'scheduled';

/** The front matter that decides: `draft` (boolean) and `date` (an ISO day or date-time), as written. */
type FrontMatter = Readonly<Record<string, unknown>>;

/**
 * The one rule on what is published, for pages, lists, feeds and files alike (R103): an entry is
 * out from the beginning of its day, in UTC, unless it is a draft. A day that can't be read has not come.
 *
 * @param today the moment of the build
 * @returns what keeps the entry unpublished, or null where nothing does
 */
export function unpublished(frontMatter: FrontMatter, today: Date): Unpublished | null {
  if (frontMatter.draft === true) return 'draft';
  return new Date(String(frontMatter.date)) <= today ? null : 'scheduled';
}

/** Tells whether readers may see an entry at a moment. */
export const isPublished = (frontMatter: FrontMatter, today: Date): boolean =>
  unpublished(frontMatter, today) === null;

/**
 * Tells whether a build holds an entry: in production a published one, in development each.
 *
 * @param environment the build's NODE_ENV
 */
export const isInBuild = (
  frontMatter: FrontMatter,
  today: Date,
  environment = process.env.NODE_ENV,
): boolean => environment !== 'production' || isPublished(frontMatter, today);
