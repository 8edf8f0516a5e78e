import { writeFile } from 'node:fs/promises';
import type { BuildArgs } from 'gatsby';
import { factSheetEntry } from '../../src/content-model/fact-sheet-list';
import { query } from '../../src/content-model/pages/query';
import { readRedirects } from '../../src/content-model/pages/redirects';

/** Writes public/_host.json for `host/`: redirects, addresses of deleted pages, rewrites and fact sheets. */
export async function writeHostFile({ graphql }: BuildArgs): Promise<void> {
  const { allSitePage, allFactSheet } = await query<Queries.HostFileQuery>(
    graphql,
    /* GraphQL */ `
      query HostFile {
        allSitePage(filter: { matchPath: { ne: null } }) {
          nodes {
            path
            matchPath
          }
        }
        allFactSheet(sort: { slug: ASC }) {
          nodes {
            slug
            heading
          }
        }
      }
    `,
  );
  const rewrites = allSitePage.nodes
    .filter(({ path, matchPath }) => path !== matchPath)
    .map(({ path, matchPath }) => ({ pattern: matchPath, page: path }));
  const factSheets = allFactSheet.nodes.map(factSheetEntry);
  const { redirects, gone } = await readRedirects(graphql);
  await writeFile('public/_host.json', JSON.stringify({ redirects, gone, rewrites, factSheets }));
}
