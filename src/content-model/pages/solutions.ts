import type { CreatePagesArgs } from 'gatsby';
import { byCategory, teaserOf } from '../entries/teasers';
import { readEntries } from './entries';
import { query } from './query';
import { template } from './template';

/** Insights that a solution's page leads to at most. */
const mostRelated = 3;

/** One page a solution, at /solutions/{the file's name}, with the newest insights of its category. */
export async function createSolutionPages({ graphql, actions }: CreatePagesArgs): Promise<void> {
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
  const { entries, mergingCategory } = await readEntries(graphql);
  const categories = byCategory(entries.filter(({ category }) => category !== mergingCategory));
  for (const { slug, category } of allSolution.nodes) {
    actions.createPage({
      path: `/solutions/${slug}`,
      component: template('solution'),
      context: {
        slug,
        related: categories.get(category)?.slice(0, mostRelated).map(teaserOf) ?? [],
      },
    });
  }
}
