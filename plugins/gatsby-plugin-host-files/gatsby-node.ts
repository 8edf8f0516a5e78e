import { writeFileSync } from 'node:fs';
import type { GatsbyNode } from 'gatsby';
import { query } from '../../src/content-model/pages/query';
import { readRedirects } from '../../src/content-model/pages/redirects';
import { isOnNetlify } from '../gatsby-plugin-security-headers/host';
import { flattenPages, unflattenPages } from './files';
import { redirectsFile, type Server } from './redirects';

/** Set by Cloudflare Pages. */
const isOnCloudflare = () => Boolean(process.env.CF_PAGES);

/** Moves the files of an earlier build back to where Gatsby left them. */
export const onPreInit: NonNullable<GatsbyNode['onPreInit']> = () => {
  if (isOnCloudflare()) unflattenPages('public');
};

const server = (): Server => {
  if (isOnNetlify()) return 'Netlify';
  return isOnCloudflare() ? 'Cloudflare Pages' : 'host';
};

/** Writes `_redirects`. On Netlify, Gatsby's adapter adds the function and the rewrites. */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async (api) => {
  const { allSitePage } = await query<Queries.HostFileQuery>(
    api.graphql,
    /* GraphQL */ `
      query HostFile {
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
    .map(({ path, matchPath }) => ({ pattern: matchPath ?? '', page: path }));
  const addresses = { ...readRedirects(api), rewrites };
  writeFileSync('public/_redirects', redirectsFile(addresses, server()));
  if (isOnCloudflare()) flattenPages('public');
};
