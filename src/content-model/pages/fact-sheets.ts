import type { CreatePagesArgs } from 'gatsby';
import { factSheetAddress, newestFactSheet } from '../entries/fact-sheet-address';
import { query } from './query';
import { template } from './template';

/**
 * Creates the page of each fact sheet, and the download page for the newest one (R9). The newest one's own page has the
 * download page as its canonical page.
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
