import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressSite } from '../../host/compress';
import { withTestSite } from './serve-site';

/** What loads a page's scripts (plugins/gatsby-plugin-deferred-scripts, or Gatsby itself), but not structured data. */
const scripts = /<template id="scripts".*?<\/template>|<script(?![^>]*ld\+json).*?<\/script>/gs;

/**
 * Runs a function with the URL of the built site without its scripts: the least time that its HTML and CSS take. Removes
 * the copy afterwards.
 *
 * @param routes the pages that lose their scripts
 */
export async function withFloor<T>(
  routes: readonly string[],
  use: (url: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'floor-'));
  await cp('public', folder, { recursive: true, preserveTimestamps: true });
  for (const route of routes) {
    const file = path.join(folder, route, 'index.html');
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(scripts, ''));
  }
  await compressSite(folder);
  return withTestSite(use, folder).finally(() => rm(folder, { recursive: true }));
}
