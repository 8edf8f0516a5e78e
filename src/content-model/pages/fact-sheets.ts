import type { CreatePagesArgs } from 'gatsby';
import { factSheetAddress, newestFactSheet } from '../entries/fact-sheet-address';
import { query } from './query';
import { template } from './template';

/**
 * The fact-sheet download page (R9), which offers the newest fact sheet, and one for each at
 * an address of its own. The newest one's own address stands for the download page until it is superseded.
 */
export async function createFactSheetPages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const { allFactSheet } = await query<Queries.FactSheetPathsQuery>(
    graphql,
    /* GraphQL */ `
      query FactSheetPaths {
        allFactSheet(sort: { date: DESC }) {
          nodes {
            id
            slug
          }
        }
      }
    `,
  );
  const component = template('fact-sheet');
  for (const [index, { id, slug }] of allFactSheet.nodes.entries()) {
    const isNewest = index === 0;
    if (isNewest) {
      actions.createPage({ path: newestFactSheet, component, context: { id, canonical: null } });
    }
    const canonical = isNewest ? newestFactSheet : null;
    actions.createPage({ path: factSheetAddress(slug), component, context: { id, canonical } });
  }
}
