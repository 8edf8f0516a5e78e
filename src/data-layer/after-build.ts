import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { factSheetPath } from '../server/fact-sheet-link';
import { writeFactSheets } from './fact-sheets';
import { writeSharePictures } from './share-pictures';

/** Renders the fact sheets' PDFs under the names that the e-mails link to, and the pages' share pictures. */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async (api) => {
  const root = process.cwd();
  const secret = process.env.FACT_SHEET_SECRET ?? '';
  await writeFactSheets({
    root,
    publicDirectory: path.join(root, 'public'),
    pathOf: (slug) => factSheetPath(slug, secret),
    today: new Date(),
  });
  await writeSharePictures(api);
};
