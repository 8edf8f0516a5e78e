import type { Actions } from 'gatsby';
import { neighboursOf, relatedFinder, teaserOf } from '../entries/teasers';
import type { Insights } from './entries';
import { template } from './template';

/**
 * Creates the page of each blog article. Links to neighbours and related insights are in the page context, so that a
 * page changes only with those.
 */
export function createArticlePages(
  { entries, categories }: Insights,
  { createPage }: Actions,
): void {
  const articles = entries.filter(({ type }) => type === 'blog');
  const neighbours = neighboursOf(articles);
  const relatedTo = relatedFinder(entries, categories[0]);

  for (const article of articles) {
    const { previous = null, next = null } = neighbours.get(article.id) ?? {};
    createPage({
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
