import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { query } from '../../src/content-model/pages/query';
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
