import type { CreatePagesArgs } from 'gatsby';
import { placesOf, relatedFinder, teaserOf } from '../entries/teasers';
import { readEntries } from './entries';
import { template } from './template';

/**
 * One page a blog article, at /insights/blog/content/{the file's name}. What leads on from it (the articles before
 * and after it, related insights) comes as context: a page then changes with its neighbours only.
 */
export async function createArticlePages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const { entries, mergingCategory } = await readEntries(graphql);
  const articles = entries.filter(({ type }) => type === 'blog');
  const places = placesOf(articles);
  const relatedTo = relatedFinder(entries, mergingCategory);

  for (const article of articles) {
    const { previous = null, next = null } = places.get(article.id) ?? {};
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
