import type { GatsbyNode } from 'gatsby';
import { writeFactSheetList } from './pages/fact-sheet-list';
import { checkContent } from './rules/check-content';
import { digestOfFolders } from './source/digest-of-folders';
import { formatMistake } from './source/mistake';
import { distrustUnfinishedBuild } from './unfinished-build';

/**
 * Makes Gatsby drop its cache when the data layer's code has changed. Gatsby does so when a plugin's version has
 * changed, but of the site's code it reads only gatsby-node.ts (gatsby/dist/services/initialize.js).
 */
export function addCodeVersion(plugins: { name: string; version: string }[]): void {
  const site = plugins.find(({ name }) => name === 'default-site-plugin');
  if (!site) throw new Error('Gatsby has no default-site-plugin (docs/upgrading.md)');
  site.version += digestOfFolders(['src/content-model', 'plugins']);
}

/** The mistakes that were reported last. */
export const reported: { mistakes: readonly string[] } = { mistakes: [] };

/** Reports mistakes in the content. They stop a production build, but not the development server. */
export const onPreInit: NonNullable<GatsbyNode['onPreInit']> = async ({ reporter, store }) => {
  addCodeVersion(store.getState().flattenedPlugins);
  const { mistakes, content } = await checkContent(process.cwd());
  reported.mistakes = mistakes.map(formatMistake);
  for (const line of reported.mistakes) reporter.error(line);
  if (process.env.NODE_ENV === 'production' && mistakes.length > 0) {
    reporter.panic(`${mistakes.length} must be corrected before the site can be built`);
  }
  distrustUnfinishedBuild();
  await writeFactSheetList(process.cwd(), content?.files ?? []);
};
