import { readFile, rm, writeFile } from 'node:fs/promises';
import { joinMarkdown, splitMarkdown } from '../front-matter';

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

const seo = (title: string) => ({
  seo: {
    title,
    description: 'An article that a rehearsed build finds in the content of the site.',
  },
});

/** Posts that are in the content while the rehearsal builds, by slug: only a preview may show them. */
export const unpublishedPosts = {
  'rehearsed-draft': { heading: 'Rehearsed draft', draft: true, ...seo('Rehearsed draft') },
  'rehearsed-future': {
    heading: 'Rehearsed future',
    date: '2999-01-01',
    updated: undefined,
    ...seo('Rehearsed future'),
  },
};

const blog = 'content/insights/blog';

/** Writes those posts, as copies of the first one. */
export async function writeUnpublishedPosts(): Promise<void> {
  const { fields, body = '' } = splitMarkdown(await readFile(`${blog}/blog1.md`, 'utf8')) ?? {};
  for (const [slug, changes] of Object.entries(unpublishedPosts)) {
    await writeFile(`${blog}/${slug}.md`, joinMarkdown({ ...Object(fields), ...changes }, body));
  }
}

/** Removes them. */
export async function removeUnpublishedPosts(): Promise<void> {
  for (const slug of Object.keys(unpublishedPosts)) await rm(`${blog}/${slug}.md`, { force: true });
}
