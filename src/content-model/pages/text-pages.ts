import type { CreatePagesArgs } from 'gatsby';
import { query } from './query';
import { template } from './template';

/** Creates the page of each Markdown file in content/pages. */
export async function createTextPages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const { allTextPage } = await query<Queries.TextPagePathsQuery>(
    graphql,
    /* GraphQL */ `
      query TextPagePaths {
        allTextPage {
          nodes {
            id
            address
          }
        }
      }
    `,
  );
  for (const { id, address } of allTextPage.nodes) {
    actions.createPage({ path: address, component: template('text-page'), context: { id } });
  }
}
