import { mkdir, writeFile } from 'node:fs/promises';
import type { GatsbyNode } from 'gatsby';
import { query } from '../../src/content-model/pages/query';
import { manifest, robots, securityTxt } from './files';

/** Writes robots.txt, the web app manifest and security.txt. */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async ({ graphql }) => {
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
  await writeFile('public/robots.txt', robots(brand.url));
  await writeFile('public/manifest.webmanifest', manifest(brand));
  await mkdir('public/.well-known', { recursive: true });
  await writeFile('public/.well-known/security.txt', securityTxt(brand.url, brand.securityEmail));
};
