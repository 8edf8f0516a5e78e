import type { GatsbyNode } from 'gatsby';
import { stableHash } from './stable-hash';
import { stylesDigest } from './styles-digest';

/**
 * Makes a build with a cache render the pages that changed, all of them and no others.
 *
 * - Gatsby renders a page again where its data or the bundle that renders it has changed. That bundle holds the names
 *   of classes but no rules, so the digest of all style sheets goes into its hash.
 * - `stableHash` has to run first: Gatsby writes the hash into every page.
 */
export const onCreateWebpackConfig: NonNullable<GatsbyNode['onCreateWebpackConfig']> = ({
  actions,
  getConfig,
  stage,
}) => {
  const config = getConfig();
  if (stage === 'build-html') config.output.hashSalt = stylesDigest(process.cwd());
  else if (stage === 'build-javascript') config.plugins.unshift(stableHash);
  else return;
  // setWebpackConfig ignores `output`.
  actions.replaceWebpackConfig(config);
};
