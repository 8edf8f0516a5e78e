import type { CreatePagesArgs } from 'gatsby';
import type { Entry } from '../entries/teasers';
import { query } from './query';

/** All entries of the insights hub, and the category that stands for all categories. */
export async function readEntries(
  graphql: CreatePagesArgs['graphql'],
): Promise<{ entries: readonly (Entry & { type: string })[]; allCategory: string }> {
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
  return { entries: allInsight.nodes, allCategory: insightsPage?.categories[0] ?? '' };
}
