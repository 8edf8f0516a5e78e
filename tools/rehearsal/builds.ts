import type { Post } from '../site/posts';

/** The URL that Netlify gives the rehearsed deployment. */
export const deployUrl = 'https://deploy-preview-1--site.example';

/** What Netlify tells a build of the site, and that of a pull request. */
export const netlifyEnvironment = (isPreview: boolean) => ({
  NETLIFY_LOCAL: 'true',
  DEPLOY_PRIME_URL: deployUrl,
  CONTEXT: isPreview ? 'deploy-preview' : 'production',
  // Left over from something else: the context wins.
  PREVIEW: isPreview ? '' : '1',
});

/** Posts that are in the content while the rehearsal builds: only a preview may show them. */
export const unpublishedPosts: readonly Post[] = [
  { slug: 'rehearsed-draft', heading: 'Rehearsed draft', draft: true },
  { slug: 'rehearsed-future', heading: 'Rehearsed future', date: '2999-01-01' },
];
