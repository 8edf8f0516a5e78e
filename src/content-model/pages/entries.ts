import type { CreatePagesArgs } from 'gatsby';
import type { Entry } from '../entries/teasers';
import { query } from './query';

/** Every entry of the hub that the build holds, and the category that merges all. */
export async function readEntries(
  graphql: CreatePagesArgs['graphql'],
): Promise<{ entries: readonly (Entry & { type: string })[]; mergingCategory: string }> {
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
        }
      }
    `,
  );
  return { entries: allInsight.nodes, mergingCategory: insightsPage?.categories[0] ?? '' };
}
