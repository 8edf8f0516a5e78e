import type { CreatePagesArgs } from 'gatsby';
import { newestFirst } from '../source/content-file';
import { query } from './query';

/** The data from which pages are created. */
export type PageData = Awaited<ReturnType<typeof readPageData>>;

/** Reads the data from which pages are created: insights, their lists, solutions and text pages. */
export async function readPageData(graphql: CreatePagesArgs['graphql']) {
  const data = await query<Queries.PageDataQuery>(
    graphql,
    /* GraphQL */ `
      query PageData {
        allInsight {
          nodes {
            id
            slug
            type
            heading
            date
            category
            navTo
          }
        }
        insightsPage {
          categories
          lists {
            type
          }
        }
        allSolution {
          nodes {
            slug
            category
          }
        }
        allTextPage {
          nodes {
            id
            address
          }
        }
      }
    `,
  );
  return {
    /** The newest first. */
    insights: data.allInsight.nodes.toSorted(newestFirst),
    /** The first means all. */
    categories: data.insightsPage?.categories ?? [],
    lists: data.insightsPage?.lists.map(({ type }) => type) ?? [],
    solutions: data.allSolution.nodes,
    textPages: data.allTextPage.nodes,
  };
}
