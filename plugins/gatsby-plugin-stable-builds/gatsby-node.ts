import type { GatsbyNode } from 'gatsby';
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { WebpackPluginInstance } from 'webpack';
import { digestOfFolders } from '../../src/content-model/source/digest-of-folders';

/** What a compilation depends on besides the site's code: packages, their configuration and the local plugins. */
const toolsVersion = (): string =>
  ['package.json', 'package-lock.json', 'gatsby-config.ts', 'postcss.config.js']
    .map((file) => hash('sha256', readFileSync(file)))
    .concat(digestOfFolders(['plugins']))
    .join();

/**
 * A webpack plugin. It removes packages from the cache's dependencies: to find them, webpack would resolve every
 * `require` of all loaders, 5,000 files. Instead, `cache.version` changes with the packages
 * (https://webpack.js.org/configuration/cache/#cacheversion).
 *
 * For the browser's scripts it also derives the compilation's hash from the file names, which contain content hashes.
 * webpack's hash can differ between builds with identical files, and Gatsby writes it into every page
 * (https://github.com/gatsbyjs/gatsby/issues/33450).
 */
const stableBuild = (isForBrowser: boolean): WebpackPluginInstance => ({
  apply: ({ hooks }) =>
    hooks.done.tap('StableBuild', ({ compilation }) => {
      compilation.buildDependencies.clear();
      if (!isForBrowser) return;
      const names = compilation.getAssets().map(({ name }) => name);
      compilation.hash = hash('sha256', names.sort().join('\n')).slice(0, 20);
    }),
});

/**
 * Makes incremental builds render the changed pages only. Gatsby renders all pages again if the hash of the HTML bundle
 * has changed. Style sheets are not part of that bundle, so their digest is added to its hash.
 */
export const onCreateWebpackConfig: NonNullable<GatsbyNode['onCreateWebpackConfig']> = ({
  actions,
  getConfig,
  stage,
}) => {
  if (stage !== 'build-html' && stage !== 'build-javascript') return;
  const config = getConfig();
  if (stage === 'build-html') config.output.hashSalt = digestOfFolders(['src'], '.css');
  // First, since Gatsby's own plugins read the hash.
  config.plugins.unshift(stableBuild(stage === 'build-javascript'));
  config.cache.version = toolsVersion();
  // Keeps no module in memory that is on disk.
  config.cache.maxMemoryGenerations = 0;
  // setWebpackConfig ignores `output`.
  actions.replaceWebpackConfig(config);
};
