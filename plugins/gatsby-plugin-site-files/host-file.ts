import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { readContent } from '../../src/content-model/checks/site-content';
import { factSheetsOf } from '../../src/content-model/fact-sheet-list';
import { query } from '../../src/content-model/pages/query';
import { redirects } from '../../src/content-model/pages/redirects';

/** Writes public/_host.json for `host/`: redirects, rewrites and fact sheets. */
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
  const today = new Date();
  const { content } = readContent(path.resolve('content'), today);
  const factSheets = factSheetsOf(content.files, today);
  await writeFile('public/_host.json', JSON.stringify({ redirects, rewrites, factSheets }));
}
