import type { CreatePagesArgs } from 'gatsby';
import { neighboursOf, relatedFinder, teaserOf } from '../entries/teasers';
import { readEntries } from './entries';
import { template } from './template';

/**
 * Creates the page of each blog article. Links to neighbours and related insights are in the page context, so that a
 * page changes only with those.
 */
export async function createArticlePages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const { entries, allCategory } = await readEntries(graphql);
  const articles = entries.filter(({ type }) => type === 'blog');
  const neighbours = neighboursOf(articles);
  const relatedTo = relatedFinder(entries, allCategory);

  for (const article of articles) {
    const { previous = null, next = null } = neighbours.get(article.id) ?? {};
    actions.createPage({
      path: article.navTo,
      component: template('article'),
      context: {
        id: article.id,
        previous: previous && teaserOf(previous),
        next: next && teaserOf(next),
        related: relatedTo(article, [previous, next]).map(teaserOf),
      },
    });
  }
}
