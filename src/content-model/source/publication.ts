import type { ContentFile } from './content-file';
import { isPreview, type Environment } from './preview';

/** Why an entry is not published: it is a draft, or its date is in the future. */
export type Unpublished = 'draft' | 'scheduled';

/** Front matter with `draft` (a boolean) and `date` (an ISO date or date-time). */
type FrontMatter = Readonly<Record<string, unknown>>;

/**
 * Why an entry is not published, or null if it is (R103). An entry is published from the start of its day in UTC,
 * unless it is a draft. An invalid date counts as future.
 *
 * @param today the time of the build
 */
export function unpublished(frontMatter: FrontMatter, today: Date): Unpublished | null {
  if (frontMatter.draft === true) return 'draft';
  return new Date(String(frontMatter.date)) <= today ? null : 'scheduled';
}

/**
 * Whether a build contains an entry: in production only if it is published, in development and previews always.
 *
 * @param env the build's environment variables
 */
export const isInBuild = (
  frontMatter: FrontMatter,
  today: Date,
  env: Environment = process.env,
): boolean => env.NODE_ENV !== 'production' || isPreview(env) || !unpublished(frontMatter, today);

/** Whether a file's page is part of the published site, as far as it is known. */
export const isPublic = ({ contentType, data }: Partial<ContentFile>, today: Date): boolean =>
  contentType?.format !== 'markdown' || !unpublished(Object(data), today);
