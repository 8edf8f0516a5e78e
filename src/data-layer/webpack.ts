import type { GatsbyNode } from 'gatsby';
import { stylesDigest } from './styles-digest';

const chunkTimeout = 120_000;

/**
 * Gives lazily fetched chunks 120 s to arrive (specification section 9). The order of style sheets does not
 * matter here, since every rule stands in a cascade layer and every class is one component's own: the
 * warning about it is switched off.
 *
 * Pages carry their styles, but Gatsby renders a page of an earlier build again only where its data or the bundle
 * that renders it has changed, and that bundle holds class names, no rules (reducers/html.js: with slices the
 * browser's bundle is not looked at). The style sheets' digest goes into its hashes, so that a change of style
 * alone reaches every page of a build with a cache.
 */
export const onCreateWebpackConfig: NonNullable<GatsbyNode['onCreateWebpackConfig']> = ({
  actions,
  getConfig,
  stage,
}) => {
  if (stage === 'build-html') {
    actions.setWebpackConfig({ output: { hashSalt: stylesDigest(process.cwd()) } });
  }
  if (stage !== 'build-javascript' && stage !== 'develop') return;
  for (const plugin of getConfig().plugins) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin') plugin.options.ignoreOrder = true;
  }
  actions.setWebpackConfig({ output: { chunkLoadTimeout: chunkTimeout } });
};
