import type { Actions } from 'gatsby';
import { byCategory, newestFirst, teaserOf } from '../entries/teasers';
import type { PageEntries } from './entries';
import { template } from './template';

/** The maximum number of related insights. */
const maxRelated = 3;

/** Creates the page of each solution, with the newest insights of its category, else of all (R69). */
export function createSolutionPages(
  { entries, categories, solutions }: PageEntries,
  { createPage }: Pick<Actions, 'createPage'>,
): void {
  const [allCategory] = categories;
  const ofCategory = byCategory(entries.filter(({ category }) => category !== allCategory));
  const newest = newestFirst(entries);
  for (const { slug, category } of solutions) {
    const related = ofCategory.get(category) ?? newest;
    createPage({
      path: `/solutions/${slug}`,
      component: template('solution'),
      context: { slug, related: related.slice(0, maxRelated).map(teaserOf) },
    });
  }
}
