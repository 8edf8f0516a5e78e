import path from 'node:path';
import type { Actions, CreatePagesArgs, GatsbyNode } from 'gatsby';
import { readInsights } from './entries';
import { createArticlePages } from './articles';
import { createFactSheetPages } from './fact-sheets';
import { createInsightPages } from './insight-lists';
import { redirects } from './redirects';
import { createSolutionPages } from './solutions';
import { template } from './template';

/** Creates redirects for the host, and pages that redirect if the host does not. */
function createRedirects({ createPage, createRedirect }: Actions): void {
  for (const { from, to } of redirects) {
    createRedirect({ fromPath: from, toPath: to, statusCode: 301, force: true });
    createPage({ path: from, component: template('redirect'), context: { to } });
  }
}

/** Creates the style guide, in development only. */
function createStyleGuide({ createPage }: Actions): void {
  if (process.env.NODE_ENV !== 'development') return;
  createPage({ path: '/_styleguide', component: path.resolve('src/styleguide/StyleGuide.tsx') });
}

/** Creates all pages that are not in `src/pages`. */
export const createPages: NonNullable<GatsbyNode['createPages']> = async (api: CreatePagesArgs) => {
  createRedirects(api.actions);
  createStyleGuide(api.actions);
  const insights = await readInsights(api.graphql);
  createInsightPages(insights, api.actions);
  createArticlePages(insights, api.actions);
  await createSolutionPages(insights, api);
  await createFactSheetPages(api);
};
