import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../plugins/pages/edit-pages';
import type { Post } from '../site/posts';

/** The copy of the project that `npm run rehearse` builds. */
export const rehearsed = path.resolve('.rehearsal');

/** What it publishes. */
export const publicFolder = path.join(rehearsed, 'public');

/** The URL that Netlify gives the rehearsed deployment. */
export const deployUrl = 'https://deploy-preview-1--site.example';

/** Netlify's variables for a build of the site, and of a pull request. */
export const netlifyEnvironment = (isPreview: boolean) => ({
  NETLIFY_LOCAL: 'true',
  DEPLOY_PRIME_URL: deployUrl,
  CONTEXT: isPreview ? 'deploy-preview' : 'production',
  // A leftover variable, which the context overrides.
  PREVIEW: isPreview ? '' : '1',
});

/** Posts in that copy's content that only a preview may show. */
export const unpublishedPosts: readonly Post[] = [
  { slug: 'rehearsed-draft', heading: 'Rehearsed draft', draft: true },
  { slug: 'rehearsed-future', heading: 'Rehearsed future', date: '2999-01-01' },
];

/** The text of each published file with a matching name, by path. */
export const readTexts = (name: RegExp): ReadonlyMap<string, string> =>
  new Map(
    filesIn(publicFolder)
      .map((file) => path.relative(publicFolder, file))
      .filter((file) => name.test(file))
      .map((file) => [file, readFileSync(path.join(publicFolder, file), 'utf8')]),
  );
