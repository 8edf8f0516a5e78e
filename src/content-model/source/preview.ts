/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether this build is a preview, which contains drafts and entries of days to come (R245). Nothing else decides it:
 * the context of the deployment on Netlify, where all but production are previews, PREVIEW=1 elsewhere.
 */
export const isPreview = ({ CONTEXT, PREVIEW }: Environment = process.env): boolean =>
  CONTEXT ? CONTEXT !== 'production' : PREVIEW === '1';

/**
 * The URL that Netlify gives a preview, or null for other builds. Only the build knows it: functions do not get the
 * variable (https://docs.netlify.com/build/functions/environment-variables/).
 */
export const previewUrl = (env: Environment = process.env): string | null =>
  (isPreview(env) && env.DEPLOY_PRIME_URL) || null;
