import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { headersFile } from '../delivery/headers';
import { isOnNetlify } from '../delivery/host';
import { writeSharePictures } from './share-pictures';

/**
 * Renders the pages' share pictures, and writes the headers for the host.
 */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = async (api) => {
  const publicDirectory = path.resolve('public');
  await writeFile(path.join(publicDirectory, '_headers'), headersFile(isOnNetlify()));
  await writeSharePictures(api);
};
