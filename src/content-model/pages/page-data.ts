import type { CreatePagesArgs } from 'gatsby';
import { query } from './query';

/** What pages are made of. */
export type PageData = Awaited<ReturnType<typeof readPageData>>;

/** Reads what pages are made of: the insights hub, solutions, fact sheets and pages of text. */
export async function readPageData(graphql: CreatePagesArgs['graphql']) {
  const data = await query<Queries.PageDataQuery>(
    graphql,
    /* GraphQL */ `
      query PageData {
        allInsight(sort: [{ date: DESC }, { heading: ASC }]) {
          nodes {
            id
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
        allFactSheet(sort: { date: DESC }) {
          nodes {
            id
            slug
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
    insights: data.allInsight.nodes,
    /** The first means all. */
    categories: data.insightsPage?.categories ?? [],
    lists: data.insightsPage?.lists.map(({ type }) => type) ?? [],
    solutions: data.allSolution.nodes,
    /** The newest first. */
    factSheets: data.allFactSheet.nodes,
    textPages: data.allTextPage.nodes,
  };
}
