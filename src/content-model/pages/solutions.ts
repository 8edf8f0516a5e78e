import type { CreatePagesArgs } from 'gatsby';
import { byCategory, newestFirst, teaserOf } from '../entries/teasers';
import type { Insights } from './entries';
import { query } from './query';
import { template } from './template';

/** The maximum number of related insights. */
const maxRelated = 3;

/** Creates the page of each solution, with the newest insights of its category, else of all (R69). */
export async function createSolutionPages(
  { entries, categories }: Insights,
  { graphql, actions }: CreatePagesArgs,
): Promise<void> {
  const { allSolution } = await query<Queries.SolutionPathsQuery>(
    graphql,
    /* GraphQL */ `
      query SolutionPaths {
        allSolution {
          nodes {
            slug
            category
          }
        }
      }
    `,
  );
  const [allCategory] = categories;
  const ofCategory = byCategory(entries.filter(({ category }) => category !== allCategory));
  const newest = newestFirst(entries);
  for (const { slug, category } of allSolution.nodes) {
    const related = ofCategory.get(category) ?? newest;
    actions.createPage({
      path: `/solutions/${slug}`,
      component: template('solution'),
      context: { slug, related: related.slice(0, maxRelated).map(teaserOf) },
    });
  }
}
