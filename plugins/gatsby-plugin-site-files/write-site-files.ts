import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { query } from '../../src/content-model/pages/query';
import { readTokens } from '../../src/content-model/palette';
import { manifest } from './manifest';
import { robots } from './robots';
import { securityTxt } from './security-txt';

/**
 * Writes the files that machines look for at fixed addresses: robots.txt, the web app manifest and security.txt.
 * Their facts come from content/site.json; development writes them as well, since every page's head names the manifest.
 */
export async function writeSiteFiles({ graphql }: CreatePagesArgs): Promise<void> {
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
    'manifest.webmanifest': manifest(brand, await readTokens(process.cwd())),
    '.well-known/security.txt': securityTxt(brand.url, brand.securityEmail, new Date()),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.resolve('public', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
