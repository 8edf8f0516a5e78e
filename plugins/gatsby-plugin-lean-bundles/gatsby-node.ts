import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';
import { browserslist } from '../../package.json';
import { shortenClassNames } from './class-names';
import { shimFile, shims } from './shims';

/** The language that every supported browser knows (package.json, browserslist). */
const ecma = 2020;

/** The parts of webpack's configuration that change (https://webpack.js.org/configuration/). */
interface BrowserBundle {
  devtool: string | false;
  target: string[];
  output: { hashDigestLength: number };
  plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[];
  optimization: {
    minimizer: object[];
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

/** Compiles scripts for the supported browsers, and without code that this site never runs. */
function shrinkScripts(
  config: BrowserBundle,
  { minifyJs, normalModuleReplacement }: CreateWebpackConfigArgs['plugins'],
): void {
  config.target = ['web', `es${ecma}`];
  // Every page names its files, and the chunk map names all.
  config.output.hashDigestLength = 10;
  config.optimization.minimizer[0] = minifyJs({
    terserOptions: { ecma, compress: { passes: 3, inline: 1, hoist_funs: true }, mangle: true },
  });
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

/** Keeps classes, spreads and the like, which Gatsby's preset rewrites unless it is told the browsers. */
export const onCreateBabelConfig: NonNullable<GatsbyNode['onCreateBabelConfig']> = ({
  actions,
  stage,
}) => {
  if (stage !== 'build-javascript') return;
  const preset = { name: 'babel-preset-gatsby', stage, options: { targets: browserslist } };
  actions.setBabelPreset(preset);
  // https://babeljs.io/docs/assumptions#nodocumentall
  actions.setBabelOptions({ stage, options: { assumptions: { noDocumentAll: true } } });
};
