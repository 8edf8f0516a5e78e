import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { query } from '../../src/content-model/pages/query';
import { readPalette } from '../../src/content-model/palette';
import { manifest } from './manifest';
import { robots } from './robots';
import { securityTxt } from './security-txt';

export { writeHostFile as onPostBuild } from './host-file';

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
    'manifest.webmanifest': manifest(brand, await readPalette()),
    '.well-known/security.txt': securityTxt(brand.url, brand.securityEmail, new Date()),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.resolve('public', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
};
