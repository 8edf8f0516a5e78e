import type { Actions, CreatePagesArgs, GatsbyNode } from 'gatsby';
import { neighboursAt, newestOf, relatedTo, teaserOf } from '../nodes/teasers';
import { factSheetAddress, newestFactSheet } from '../schema/addresses';
import { createInsightPages } from './insight-lists';
import { readPageData, type PageData } from './page-data';
import { readRedirects } from './redirects';
import { createSearchPage } from './search';
import { template } from './template';

/**
 * Creates the pages of the entrances, which redirect if the host does not. Other redirects are the host's only: Gatsby
 * fails after a path has changed its template and was then deleted.
 */
async function createEntrances({ actions, graphql }: CreatePagesArgs): Promise<void> {
  const { first } = await readRedirects(graphql);
  for (const { from, to } of first) {
    actions.createPage({ path: from, component: template('redirect'), context: { to } });
  }
}

/**
 * Creates the page of each blog article. Links to neighbours and related insights are in the page context, so that a
 * page changes only with them.
 */
function createArticlePages({ insights, categories }: PageData, { createPage }: Actions): void {
  const articles = insights.filter(({ type }) => type === 'blog');
  for (const [index, article] of articles.entries()) {
    const { previous, next } = neighboursAt(articles, index);
    createPage({
      path: article.navTo,
      component: template('article'),
      context: {
        id: article.id,
        previous: previous && teaserOf(previous),
        next: next && teaserOf(next),
        more: relatedTo(article, [previous, next], insights, categories[0]),
      },
    });
  }
}

/** Creates the page of each solution, with the newest insights of its category, or else of all (R69). */
function createSolutionPages(
  { insights, categories, solutions }: PageData,
  { createPage }: Actions,
): void {
  for (const { slug, category } of solutions) {
    const more = newestOf(category, insights, categories[0]);
    const component = template('solution');
    createPage({ path: `/solutions/${slug}`, component, context: { slug, more } });
  }
}

/**
 * Creates the page of each fact sheet, and the download page for the newest one (R9). The newest one's own page has the
 * download page as its canonical page.
 */
function createFactSheetPages({ insights }: PageData, { createPage }: Actions): void {
  const component = template('fact-sheet');
  const factSheets = insights.filter(({ type }) => type === 'factsheet');
  for (const [index, { id, slug }] of factSheets.entries()) {
    const isNewest = index === 0;
    if (isNewest)
      createPage({ path: newestFactSheet, component, context: { id, canonical: null } });
    const canonical = isNewest ? newestFactSheet : null;
    createPage({ path: factSheetAddress(slug), component, context: { id, canonical } });
  }
}

/** Creates all pages that are not in `src/pages`. */
export const createPages: NonNullable<GatsbyNode['createPages']> = async (api: CreatePagesArgs) => {
  await createEntrances(api);
  const data = await readPageData(api.graphql);
  createInsightPages(data, api.actions);
  createArticlePages(data, api.actions);
  createSolutionPages(data, api.actions);
  createFactSheetPages(data, api.actions);
  for (const { id, address } of data.textPages) {
    api.actions.createPage({ path: address, component: template('text-page'), context: { id } });
  }
  await createSearchPage(api.actions);
};
