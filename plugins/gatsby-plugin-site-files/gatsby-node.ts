import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { query } from '../../src/content-model/pages/query';
import { manifest, robots, securityTxt } from './files';

// Gatsby compiles plugins into another folder, so the path is relative to the working directory.
const worker = path.resolve('plugins/gatsby-plugin-site-files/retired-worker.js');

/** The usual names of service workers: of Workbox and Gatsby, and of Create React App. */
const workerNames = ['sw.js', 'service-worker.js'];

/**
 * Writes robots.txt, the web app manifest, security.txt and what replaces earlier service workers. Not in onPostBuild, since
 * development needs them too.
 */
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
  const retiredWorker = await readFile(worker, 'utf8');
  const files = {
    ...Object.fromEntries(workerNames.map((name) => [name, retiredWorker])),
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
