import type { GatsbyNode } from 'gatsby';

const chunkTimeout = 120_000;

/**
 * Gives lazily fetched chunks 120 s to arrive (specification section 9). The order of style sheets does not
 * matter here, since every rule stands in a cascade layer and every class is one component's own: the
 * warning about it is switched off.
 */
export const onCreateWebpackConfig: NonNullable<GatsbyNode['onCreateWebpackConfig']> = ({
  actions,
  getConfig,
  stage,
}) => {
  if (stage !== 'build-javascript' && stage !== 'develop') return;
  for (const plugin of getConfig().plugins) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin') plugin.options.ignoreOrder = true;
  }
  actions.setWebpackConfig({ output: { chunkLoadTimeout: chunkTimeout } });
};
