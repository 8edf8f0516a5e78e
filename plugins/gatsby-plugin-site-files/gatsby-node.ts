import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { factSheetEntry } from '../../src/content-model/fact-sheet-list';
import { query } from '../../src/content-model/pages/query';
import { readRedirects } from '../../src/content-model/pages/redirects';
import { manifest, robots, securityTxt } from './files';

/** Writes robots.txt, the web app manifest and security.txt. Not in onPostBuild, since development needs them too. */
export const createPages: NonNullable<GatsbyNode['createPages']> = async ({ graphql }) => {
  const { brand } = await query<Queries.SiteFilesQuery>(
    graphql,
    /* GraphQL */ `
      query SiteFiles {
        brand {
          name
          url
          description
          securityEmail
        }
      }
    `,
  );
  if (!brand) return;
  const files = {
    'robots.txt': robots(brand.url),
    'manifest.webmanifest': manifest(brand),
    '.well-known/security.txt': securityTxt(brand.url, brand.securityEmail),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.resolve('public', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
};

/** Writes public/_host.json for `host/`: redirects, addresses of deleted pages, rewrites and fact sheets. */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async ({ graphql }) => {
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
};
