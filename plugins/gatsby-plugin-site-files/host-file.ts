import { writeFile } from 'node:fs/promises';
import type { BuildArgs } from 'gatsby';
import { readFactSheetList } from '../../src/content-model/fact-sheet-list';
import { query } from '../../src/content-model/pages/query';
import { redirects } from '../../src/content-model/pages/redirects';

/** Writes what `host/` needs to know of the site besides its files: redirects, pages with a pattern, fact sheets. */
export async function writeHostFile({ graphql }: BuildArgs): Promise<void> {
  const { allSitePage } = await query<Queries.MatchPathsQuery>(
    graphql,
    /* GraphQL */ `
      query MatchPaths {
        allSitePage(filter: { matchPath: { ne: null } }) {
          nodes {
            path
            matchPath
          }
        }
      }
    `,
  );
  const rewrites = allSitePage.nodes
    .filter(({ path, matchPath }) => path !== matchPath)
    .map(({ path, matchPath }) => ({ pattern: matchPath, page: path }));
  const factSheets = await readFactSheetList(process.cwd(), new Date());
  await writeFile('public/_host.json', JSON.stringify({ redirects, rewrites, factSheets }));
}
