import type { GatsbyNode } from 'gatsby';
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { checkContent } from './checks/content';
import { formatMistake } from './checks/mistake';
import { wholePictures } from './checks/rules/pictures';
import { outlines } from './checks/site-content';
import { digestOfFolders } from './digest-of-folders';
import { writeFactSheetList } from './fact-sheet-list';

/** The code that fills the data layer. */
const codeFolders = ['src/content-model', 'plugins'];

/** What builds keep of each other's checks. */
const stores = [outlines, wholePictures];

/**
 * Lets Gatsby drop its cache where the code of the data layer has changed. It does so where the version of a plugin has
 * changed, but gatsby-node.ts is all that it reads of the site's own (gatsby/dist/services/initialize.js).
 *
 * @returns the digest of that code
 */
export function addCodeVersion(plugins: { name: string; version: string }[]): string {
  const site = plugins.find(({ name }) => name === 'default-site-plugin');
  if (!site) throw new Error('Gatsby has no default-site-plugin (docs/upgrading.md)');
  const digest = digestOfFolders(codeFolders);
  site.version += digest;
  return digest;
}

/** Reports mistakes in the content. They stop a production build, but not the development server. */
export const onPreInit: NonNullable<GatsbyNode['onPreInit']> = async ({ reporter, store }) => {
  const code = addCodeVersion(store.getState().flattenedPlugins);
  const packages = hash('sha256', readFileSync('package-lock.json'));
  for (const each of stores) each.load(code + packages);
  const { mistakes, content } = await checkContent(process.cwd());
  for (const each of stores) each.save();
  for (const mistake of mistakes) reporter.error(formatMistake(mistake));
  if (process.env.NODE_ENV === 'production' && mistakes.length > 0) {
    reporter.panic(`${mistakes.length} to fix before the site can be built`);
  }
  await writeFactSheetList(process.cwd(), content?.files ?? []);
};
