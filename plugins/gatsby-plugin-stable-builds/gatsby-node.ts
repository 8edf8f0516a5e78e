import type { GatsbyNode } from 'gatsby';
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { digestOfFolders } from '../../src/content-model/source/digest-of-folders';
import { whenDone } from './when-done';
import { stableHash } from './stable-hash';

/** What a compilation depends on besides the site's code: packages, their configuration and the local plugins. */
const toolsVersion = (): string =>
  ['package.json', 'package-lock.json', 'gatsby-config.ts', 'postcss.config.js']
    .map((file) => hash('sha256', readFileSync(file)))
    .concat(digestOfFolders(['plugins']))
    .join();

/**
 * A webpack plugin that removes packages from the cache's dependencies: to find them, webpack would resolve every
 * `require` of all loaders, 5,000 files. Instead, `cache.version` changes with the packages
 * (https://webpack.js.org/configuration/cache/#cacheversion).
 */
const forgetBuildDependencies = whenDone('ForgetBuildDependencies', ({ buildDependencies }) =>
  buildDependencies.clear(),
);

/**
 * Makes incremental builds render the changed pages only. Gatsby renders all pages again if the hash of the HTML bundle
 * has changed. Style sheets are not part of that bundle, so their digest is added to its hash. `stableHash` must run
 * before Gatsby's own plugins, which read the hash.
 */
export const onCreateWebpackConfig: NonNullable<GatsbyNode['onCreateWebpackConfig']> = ({
  actions,
  getConfig,
  stage,
}) => {
  const config = getConfig();
  if (stage === 'build-html') config.output.hashSalt = digestOfFolders(['src'], '.css');
  else if (stage === 'build-javascript') config.plugins.unshift(stableHash);
  else return;
  config.plugins.push(forgetBuildDependencies);
  config.cache.version = toolsVersion();
  // Keeps no module in memory that is on disk.
  config.cache.maxMemoryGenerations = 0;
  // setWebpackConfig ignores `output`.
  actions.replaceWebpackConfig(config);
};
