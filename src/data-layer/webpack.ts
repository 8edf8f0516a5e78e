import type { GatsbyNode } from 'gatsby';
import { contentSecurityPolicy } from '../delivery/policy';
import { starter } from '../delivery/starter';
import { chunkMapApart } from './chunk-map';
import { shortenClassNames } from './class-names';
import { slimScripts } from './slim-scripts';
import { stableHash } from './stable-hash';
import { stylesDigest } from './styles-digest';

const chunkTimeout = 120_000;

interface Rule {
  test?: RegExp;
  use?: { options?: { limit?: number } }[];
}

/** Leaves every font a file of its own: a small one would go into the style sheets, where the policy forbids it. */
function keepFontsApart(rules: readonly Rule[]): void {
  for (const { use = [] } of rules.filter(({ test }) => test?.test?.('font.woff2'))) {
    for (const { options } of use) if (options) options.limit = 0;
  }
}

/**
 * Gives lazily fetched chunks 120 s to arrive (specification section 9), and each page the style sheets of
 * its own parts only: Gatsby would bundle those of the whole site and write them into every page. The order
 * of style sheets does not matter here, since every rule stands in a cascade layer and every class is one
 * component's own: the warning about it is switched off. The texts that delivery puts into every page reach
 * the page's renderer as constants, since a renderer that reads files makes Gatsby render every page anew.
 *
 * Pages carry their styles, but Gatsby renders a page of an earlier build again only where its data or the bundle
 * that renders it has changed, and that bundle holds class names, no rules (reducers/html.js: with slices the
 * browser's bundle is not looked at). The style sheets' digest goes into its hashes, so that a change of style
 * alone reaches every page of a build with a cache.
 */
export const onCreateWebpackConfig: NonNullable<GatsbyNode['onCreateWebpackConfig']> = ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  if (stage === 'build-html') {
    const texts = {
      STARTER: starter,
      CONTENT_SECURITY_POLICY: contentSecurityPolicy(),
    };
    const quoted = Object.entries(texts).map(([name, text]) => [name, JSON.stringify(text)]);
    // Not by setWebpackConfig: it leaves `output` out (reducers/webpack.js).
    const renderer = getConfig();
    renderer.plugins.push(plugins.define(Object.fromEntries(quoted)));
    renderer.output.hashSalt = stylesDigest(process.cwd());
    shortenClassNames(renderer.module.rules);
    actions.replaceWebpackConfig(renderer);
  }
  if (stage !== 'build-javascript' && stage !== 'develop') return;
  const config = getConfig();
  // Every page names its files, and the runtime names all: 40 bits each tell one deploy's from another's.
  config.output.hashDigestLength = 10;
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin') plugin.options.ignoreOrder = true;
  }
  keepFontsApart(config.module.rules);
  config.output.chunkLoadTimeout = chunkTimeout;
  if (stage === 'build-javascript') {
    delete config.optimization.splitChunks.cacheGroups.styles;
    shortenClassNames(config.module.rules);
    slimScripts(config, plugins);
    // First: what Gatsby writes into the pages is the name that it finds after this.
    config.plugins.unshift(stableHash);
    // Last: after Gatsby has written what it takes apart.
    config.plugins.push(chunkMapApart);
  }
  actions.replaceWebpackConfig(config);
};
