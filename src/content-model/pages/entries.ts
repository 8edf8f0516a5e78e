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

/** Reads the insights hub: all its entries, categories and lists. */
export async function readInsights(graphql: CreatePagesArgs['graphql']): Promise<Insights> {
  const { allInsight, insightsPage } = await query<Queries.InsightEntriesQuery>(
    graphql,
    /* GraphQL */ `
      query InsightEntries {
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
      }
    `,
  );
  return {
    entries: allInsight.nodes,
    categories: insightsPage?.categories ?? [],
    lists: insightsPage?.lists.map(({ type }) => type) ?? [],
  };
}
