import type { CreatePagesArgs } from 'gatsby';
import { query } from './query';
import { template } from './template';

/** One page a solution, at /solutions/{the file's name}. */
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
  for (const { slug, category } of allSolution.nodes) {
    actions.createPage({
      path: `/solutions/${slug}`,
      component: template('solution'),
      context: { slug, category },
    });
  }
}
