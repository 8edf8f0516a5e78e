import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { query } from '../../src/content-model/pages/query';
import { inPalette } from '../palette';
import { robots, securityTxt } from './files';
import { icons } from './icons';

/** The drawings that style sheets show, in colours of the palette. */
const drawings = 'src/styles/drawings';

/**
 * Writes robots.txt, security.txt, the icons and the drawings of style sheets. This hook runs once, in a build and in
 * development, and has `graphql`.
 */
export const createPagesStatefully: NonNullable<GatsbyNode['createPagesStatefully']> = async ({
  graphql,
}) => {
  const { brand } = await query<Queries.SiteFilesQuery>(
    graphql,
    /* GraphQL */ `
      query SiteFiles {
        brand {
          url
          securityEmail
          mark
        }
      }
    `,
  );
  if (!brand) return;
  const files: Record<string, string | Buffer> = {
    'robots.txt': robots(brand.url),
    '.well-known/security.txt': securityTxt(brand.url, brand.securityEmail),
    ...(await icons(brand.mark)),
  };
  for (const name of await readdir(drawings)) {
    files[`drawings/${name}`] = inPalette(await readFile(path.join(drawings, name), 'utf8'));
  }
  for (const [name, content] of Object.entries(files)) {
    const file = path.join('public', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
};
