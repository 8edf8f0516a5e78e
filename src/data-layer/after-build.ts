import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { headersFile } from '../delivery/headers';
import { isOnNetlify } from '../delivery/host';
import { factSheetPath } from '../server/fact-sheet-link';
import { writeFactSheets } from './fact-sheets';
import { writeSharePictures } from './share-pictures';

/**
 * Renders the fact sheets' PDFs under the names that the e-mails link to and the pages' share pictures, and
 * writes the headers for the host.
 */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async (api) => {
  const root = process.cwd();
  const secret = process.env.FACT_SHEET_SECRET ?? '';
  const publicDirectory = path.join(root, 'public');
  await writeFile(path.join(publicDirectory, '_headers'), headersFile(isOnNetlify()));
  await writeFactSheets({
    root,
    publicDirectory,
    pathOf: (slug) => factSheetPath(slug, secret),
    today: new Date(),
  });
  await writeSharePictures(api);
};
