import type { GatsbyNode } from 'gatsby';
import { digestOfFolders } from '../../src/content-model/digest-of-folders';
import { stableHash } from './stable-hash';

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
  // setWebpackConfig ignores `output`.
  actions.replaceWebpackConfig(config);
};
