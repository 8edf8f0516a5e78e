import type { CreatePagesArgs } from 'gatsby';
import type { Entry } from '../entries/teasers';
import { query } from './query';

/** An entry with the list that contains it, such as `blog`. */
export type InsightEntry = Entry & { type: string };

/** The insights hub. */
export interface Insights {
  entries: readonly InsightEntry[];
  /** The categories; the first stands for all. */
  categories: readonly string[];
  /** The lists, such as `blog`. */
  lists: readonly string[];
}

/** What pages are made of. */
export interface PageEntries extends Insights {
  solutions: Queries.PageEntriesQuery['allSolution']['nodes'];
  /** The newest first. */
  factSheets: Queries.PageEntriesQuery['allFactSheet']['nodes'];
  textPages: Queries.PageEntriesQuery['allTextPage']['nodes'];
}

/** Reads what pages are made of: the insights hub, solutions, fact sheets and pages of text. */
export async function readPageEntries(graphql: CreatePagesArgs['graphql']): Promise<PageEntries> {
  const data = await query<Queries.PageEntriesQuery>(
    graphql,
    /* GraphQL */ `
      query PageEntries {
        allInsight {
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
    entries: data.allInsight.nodes,
    categories: data.insightsPage?.categories ?? [],
    lists: data.insightsPage?.lists.map(({ type }) => type) ?? [],
    solutions: data.allSolution.nodes,
    factSheets: data.allFactSheet.nodes,
    textPages: data.allTextPage.nodes,
  };
}
