/** Why an entry is not published: it is a draft, or its date is in the future. */
export type Unpublished = 'draft' | 'scheduled';

/** The front matter that decides: `draft` (boolean) and `date` (an ISO day or date-time), as written. */
type FrontMatter = Readonly<Record<string, unknown>>;

/**
 * Decides what is published, for pages, lists, feeds and files (R103): an entry is published from the start of its day
 * in UTC, unless it is a draft. An invalid date counts as future.
 *
 * @param today the moment of the build
 * @returns what keeps the entry unpublished, or null where nothing does
 */
export function unpublished(frontMatter: FrontMatter, today: Date): Unpublished | null {
  if (frontMatter.draft === true) return 'draft';
  return new Date(String(frontMatter.date)) <= today ? null : 'scheduled';
}

/** Whether an entry is published at a moment. */
export const isPublished = (frontMatter: FrontMatter, today: Date): boolean =>
  unpublished(frontMatter, today) === null;

/**
 * Whether a build contains an entry: production has the published ones, development has all.
 *
 * @param environment the build's NODE_ENV
 */
export const isInBuild = (
  frontMatter: FrontMatter,
  today: Date,
  environment = process.env.NODE_ENV,
): boolean => environment !== 'production' || isPublished(frontMatter, today);
