import type { GatsbyNode } from 'gatsby';
import { factSheetEntry } from '../../src/content-model/pages/fact-sheet-list';
import { query } from '../../src/content-model/pages/query';
import { readRedirects } from '../../src/content-model/pages/redirects';
import { isOnNetlify } from '../gatsby-plugin-security-headers/host';
import { unflattenPages } from './files';
import { writeHostFiles, type Target } from './write';

const target = (): Target =>
  // Set by Cloudflare Pages.
  process.env.CF_PAGES ? 'cloudflare' : isOnNetlify() ? 'netlify' : 'any';

/** Moves the files of an earlier build back to where Gatsby left them. */
export const onPreInit: NonNullable<GatsbyNode['onPreInit']> = () => {
  if (target() === 'cloudflare') unflattenPages('public');
};

/**
 * Writes the site's addresses and headers in each host's format, after the plugins that write `_headers`. On Netlify,
 * Gatsby's adapter writes `_redirects`.
 */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async ({ graphql }) => {
  const { brand, allSitePage, allFactSheet } = await query<Queries.HostFileQuery>(
    graphql,
    /* GraphQL */ `
      query HostFile {
        brand {
          url
        }
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
    .map(({ path, matchPath }) => ({ pattern: matchPath ?? '', page: path }));
  const factSheets = allFactSheet.nodes.map(factSheetEntry);
  const siteUrl = brand ? new URL(brand.url).origin : '';
  const site = { siteUrl, ...(await readRedirects(graphql)), rewrites, factSheets };
  writeHostFiles('public', site, target());
};
