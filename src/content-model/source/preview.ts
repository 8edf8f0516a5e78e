/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether this build is a preview, with drafts and future entries (R103). On Netlify, all deploy contexts but
 * production are previews; elsewhere PREVIEW=1 decides.
 */
export const isPreview = ({ CONTEXT, PREVIEW }: Environment = process.env): boolean =>
  CONTEXT ? CONTEXT !== 'production' : PREVIEW === '1';

/**
 * The URL that Netlify gives a preview, or null for other builds. Only the build knows it: functions do not get the
 * variable (https://docs.netlify.com/build/functions/environment-variables/).
 */
export const previewUrl = (env: Environment = process.env): string | null =>
  (isPreview(env) && env.DEPLOY_PRIME_URL) || null;
