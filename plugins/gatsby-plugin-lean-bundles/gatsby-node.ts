import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';
import { shortenClassNames } from './class-names';
import { shimFile, shims } from './shims';

/** The parts of webpack's configuration that change (https://webpack.js.org/configuration/). */
interface BrowserBundle {
  devtool: string | false;
  output: { hashDigestLength: number };
  plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[];
  optimization: {
    splitChunks: {
      cacheGroups: { commons: { name: string; minChunks: number }; styles?: object };
    };
  };
}

/**
 * Accepts style sheets in any order, also in development: every rule stands in a cascade layer and every class belongs
 * to one component.
 */
function ignoreStyleOrder({ plugins }: Pick<BrowserBundle, 'plugins'>): void {
  for (const { constructor, options } of plugins) {
    if (constructor.name === 'MiniCssExtractPlugin' && options) options.ignoreOrder = true;
  }
}

/** Leaves out code that this site never runs, and makes one request less of the first ones. */
function shrinkScripts(
  config: BrowserBundle,
  { normalModuleReplacement }: CreateWebpackConfigArgs['plugins'],
): void {
  // Every page names its files, and the chunk map names all.
  config.output.hashDigestLength = 10;
  for (const shim of shims) {
    const request = new RegExp(`^${shim.request.replaceAll('.', '\\.')}$`);
    config.plugins.push(normalModuleReplacement(request, shimFile(shim)));
  }
  // One request less on a first visit: `app` takes what almost every page needs.
  const { commons } = config.optimization.splitChunks.cacheGroups;
  commons.name = 'app';
  commons.minChunks -= 1;
}

export const onCreateWebpackConfig: NonNullable<GatsbyNode['onCreateWebpackConfig']> = ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  if (stage === 'develop-html') return;
  const config = getConfig();
  if (stage !== 'build-html') ignoreStyleOrder(config);
  if (stage !== 'develop') shortenClassNames(config.module.rules);
  if (stage === 'build-javascript') {
    // Each page gets the styles of its own parts. Gatsby bundles those of the whole site and writes them into every page.
    delete config.optimization.splitChunks.cacheGroups.styles;
    shrinkScripts(config, plugins);
    // Nobody reads the published scripts (6 MB of maps). A page that fails to render is still told with its line.
    config.devtool = false;
  }
  actions.replaceWebpackConfig(config);
};
