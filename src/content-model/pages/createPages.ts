import path from 'node:path';
import type { Actions, CreatePagesArgs, GatsbyNode } from 'gatsby';
import { readPageEntries } from './entries';
import { createArticlePages } from './articles';
import { createFactSheetPages } from './fact-sheets';
import { createInsightPages } from './insight-lists';
import { fixedRedirects, readRedirects } from './redirects';
import { createSearchPage } from './search';
import { createSolutionPages } from './solutions';
import { template } from './template';

/**
 * Creates redirects for the host. The fixed ones are pages, too, which redirect if the host does not. Others are not: Gatsby
 * fails in the build after a path has changed from one template to another and was deleted. For deleted pages the host
 * answers 410 with the error screen.
 */
async function createRedirects({ actions, graphql }: CreatePagesArgs): Promise<void> {
  const { createPage, createRedirect } = actions;
  const { redirects, gone } = await readRedirects(graphql);
  for (const { from, to } of redirects) {
    createRedirect({ fromPath: from, toPath: to, statusCode: 301, force: true });
  }
  for (const { from, to } of fixedRedirects) {
    createPage({ path: from, component: template('redirect'), context: { to } });
  }
  for (const from of gone) {
    createRedirect({ fromPath: from, toPath: '/404.html', statusCode: 410, force: true });
  }
}

/** Creates the style guide, in development only. */
function createStyleGuide({ createPage }: Actions): void {
  if (process.env.NODE_ENV !== 'development') return;
  createPage({ path: '/_styleguide', component: path.resolve('src/styleguide/StyleGuide.tsx') });
}

/** Creates all pages that are not in `src/pages`. */
export const createPages: NonNullable<GatsbyNode['createPages']> = async (api: CreatePagesArgs) => {
  await createRedirects(api);
  createStyleGuide(api.actions);
  const entries = await readPageEntries(api.graphql);
  createInsightPages(entries, api.actions);
  createArticlePages(entries, api.actions);
  createSolutionPages(entries, api.actions);
  createFactSheetPages(entries, api.actions);
  for (const { id, address } of entries.textPages) {
    api.actions.createPage({ path: address, component: template('text-page'), context: { id } });
  }
  await createSearchPage(api.actions);
};
