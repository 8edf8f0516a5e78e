import type { GatsbyNode } from 'gatsby';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { FileCacheOptions, WebpackPluginInstance } from 'webpack';
import { digestOfFiles } from '../../src/content-model/source/digest-of-files';
import { listFolder } from '../../src/content-model/source/folder';

/** The parts of webpack's configuration that change (https://webpack.js.org/configuration/). */
interface BrowserBundle {
  cache: FileCacheOptions;
  devtool: string | false;
  module: { rules: readonly { oneOf?: readonly StyleRule[] }[] };
  resolve: { alias: Record<string, string> };
  plugins: (WebpackPluginInstance | BundlePlugin)[];
  optimization: {
    minimizer: unknown[];
    splitChunks: { cacheGroups: Record<string, object> };
  };
}

/** A plugin of Gatsby's. */
interface BundlePlugin {
  options?: { ignoreOrder?: boolean };
  definitions?: Record<string, unknown>;
}

/** A rule for style sheets, with the options of css-loader. */
interface StyleRule {
  use?: readonly { options?: { modules?: { localIdentName?: string } } }[];
}

/**
 * Names classes by a hash, as css-loader recommends for production. Gatsby's names contain the component's, and blockers
 * hide what is called a banner, a newsletter or a popup.
 */
function hashClassNames({ module }: Pick<BrowserBundle, 'module'>): void {
  for (const { use = [] } of module.rules.flatMap(({ oneOf = [] }) => oneOf)) {
    for (const { options } of [use].flat()) {
      if (options?.modules?.localIdentName) options.modules.localIdentName = '[hash:hex:8]';
    }
  }
}

/** Accepts style sheets in any order: every rule is in a cascade layer and every class belongs to one component. */
function ignoreStyleOrder({ plugins }: Pick<BrowserBundle, 'plugins'>): void {
  for (const { constructor, options } of plugins) {
    if (constructor.name === 'MiniCssExtractPlugin' && options) options.ignoreOrder = true;
  }
}

/** The pages that link a style sheet after their first view, and the folders of the components in that view. */
const longPages = ['pages-home', 'pages-contact', 'templates-solution'];
const firstView =
  /src\/(styles\/(scrollLine|sideBySide)|sections\/(Bank|HomeBanner|Introduction|PageHeader|SolutionBanner|SolutionNav)\/|components\/((Headline|Lead|LinkList|Picture|Section|Status)\/|RecordTable\/Scale))/;

/** Gives each long page a second style sheet, for the first view. */
function splitFirstView({ optimization }: BrowserBundle): void {
  for (const page of longPages) {
    optimization.splitChunks.cacheGroups[page] = {
      chunks: ({ name }: { name?: string }) => name === `component---src-${page}-tsx`,
      test: (module: { type: string; identifier: () => string }) =>
        module.type === 'css/mini-extract' && firstView.test(module.identifier()),
      enforce: true,
    };
  }
}

/**
 * Minifies with swc: smaller scripts than Gatsby's terser, in a tenth of the time. Browsers compile what has the hint
 * while it loads, and not when it runs (https://v8.dev/blog/explicit-compile-hints).
 */
function minifyWithSwc({ optimization }: BrowserBundle): void {
  optimization.minimizer[0] = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    parallel: false,
    terserOptions: {
      ecma: 2020,
      compress: { ecma: 2020 },
      mangle: true,
      format: { preamble: '//# allFunctionsCalledOnLoad\n' },
    },
  });
}

/**
 * Keeps the hash of the scripts, which is in every page, until they change. Only without a cache, a child compiles each
 * style sheet, whose hash would be part of it.
 */
function keepHash({ plugins }: Pick<BrowserBundle, 'plugins'>): void {
  const name = 'KeepHash';
  plugins.push({
    apply: ({ hooks }) =>
      hooks.thisCompilation.tap(name, (compilation) =>
        compilation.hooks.beforeHash.tap(name, () => (compilation.children = [])),
      ),
  });
}

/**
 * Takes variables that no page reads out of the renderer. Gatsby defines them all, and webpack compiles every module again
 * when one has another value, as the name of a commit has.
 */
function ignoreEnvironment({ plugins }: Pick<BrowserBundle, 'plugins'>): void {
  const read = /^process\.env(?:\.(?:GATSBY_\w+|NODE_ENV|BUILD_STAGE|PUBLIC_DIR))?$/;
  for (const { definitions = {} } of plugins) {
    for (const name of Object.keys(definitions)) {
      if (name.startsWith('process.env') && !read.test(name)) {
        Reflect.deleteProperty(definitions, name);
      }
    }
  }
}

/**
 * Names webpack's cache by the packages and settings that it depends on. Otherwise webpack resolves every module of every
 * loader to find those out, in 12 s of a build.
 */
function nameCache({ cache, plugins }: Pick<BrowserBundle, 'cache' | 'plugins'>): void {
  const settings = ['package-lock.json', 'package.json', 'babel.config.js', 'postcss.config.js'];
  const code = [...listFolder('plugins')].map((file) => `plugins/${file}`);
  cache.version = digestOfFiles([...settings, ...code]);
  plugins.push({
    apply: ({ hooks }) =>
      hooks.afterCompile.tap('NameCache', ({ buildDependencies }) => buildDependencies.clear()),
  });
}

export const onCreateWebpackConfig: NonNullable<GatsbyNode['onCreateWebpackConfig']> = ({
  actions,
  getConfig,
  stage,
}) => {
  if (stage === 'develop-html') return;
  const config = getConfig();
  if (stage !== 'build-html') ignoreStyleOrder(config);
  if (stage !== 'develop') hashClassNames(config);
  if (stage === 'build-html') ignoreEnvironment(config);
  nameCache(config);
  if (stage === 'build-javascript') {
    // Each page gets only its own styles. Gatsby would write those of the whole site into every page.
    delete config.optimization.splitChunks.cacheGroups.styles;
    splitFirstView(config);
    minifyWithSwc(config);
    keepHash(config);
    // Gatsby compiles plugins into another folder, so the path is relative to the site.
    config.resolve.alias['gatsby-react-router-scroll'] = path.resolve(
      'plugins/gatsby-plugin-lean-bundles/scroll.ts',
    );
    // No source maps (6 MB) for published scripts. A page that fails to render is still reported with its line.
    config.devtool = false;
  }
  actions.replaceWebpackConfig(config);
};
