import path from 'node:path';
import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';
import { BannerPlugin, Compilation } from 'gatsby/webpack';
import { browserslist } from '../../package.json';
import { standInFile, standIns } from './stand-ins';

/** The language that every supported browser knows (package.json, browserslist). */
const ecma = 2020;

/** What is changed of webpack's configuration (https://webpack.js.org/configuration/). */
interface BrowserBundle {
  target: string[];
  entry: { app: string };
  resolve: { alias: Record<string, string> };
  plugins: object[];
  module: { rules: object[] };
  optimization: {
    minimizer: object[];
    splitChunks: { cacheGroups: { commons: { name: string; minChunks: number } } };
  };
}

const exactly = (request: string) => new RegExp(`^${request.replaceAll('.', '\\.')}$`);

/**
 * Makes the scripts of the built site smaller and fewer.
 *
 * - Gatsby's minifier and its runtime speak ES5; here they speak what the supported browsers do.
 * - What nothing can run is left out (stand-ins.ts, browser-helmet.js).
 * - What almost every page needs is part of `app`: a request and its headers less on each first visit. webpack's
 *   runtime is not: within `app`, a build with a cache after a change of a style sheet alone stops in
 *   RealContentHashPlugin, since `app` comes from the cache with the style sheet's old name in it.
 * - They begin in two steps (src/delivery/entry.ts).
 * - Chromium compiles React, Gatsby and what all pages share while they arrive, off the main thread; left to itself
 *   it does so function by function when they are called, which is half of what a page's beginning takes
 *   (https://v8.dev/blog/explicit-compile-hints). Other browsers read a comment.
 */
export function slimScripts(
  config: BrowserBundle,
  plugins: CreateWebpackConfigArgs['plugins'],
): void {
  config.target = ['web', `es${ecma}`];
  config.optimization.minimizer[0] = plugins.minifyJs({
    terserOptions: { ecma, compress: { passes: 3, inline: 1, hoist_funs: true }, mangle: true },
  });
  for (const standIn of standIns) {
    const { request } = standIn;
    config.plugins.push(plugins.normalModuleReplacement(exactly(request), standInFile(standIn)));
  }
  config.module.rules.push({
    test: /[\\/]react-helmet[\\/]es[\\/]Helmet\.js$/,
    use: path.resolve('src/data-layer/browser-helmet.js'),
  });
  config.plugins.push(
    new BannerPlugin({
      banner: '//# allFunctionsCalledOnLoad',
      raw: true,
      test: /^(framework|app)-.*\.js$/,
      // After the minifier, which would take it for a comment; before the source maps, which count lines.
      stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
    }),
  );
  config.resolve.alias['gatsby-app$'] = config.entry.app;
  config.entry.app = path.resolve('src/delivery/entry.ts');
  const { commons } = config.optimization.splitChunks.cacheGroups;
  commons.name = 'app';
  commons.minChunks -= 1;
}

/**
 * Has the browser's code keep classes, spreads and the like, which Gatsby's preset rewrites unless it is told
 * targets; and what it rewrites in any case, `?.` and `??`, be short (https://babeljs.io/docs/assumptions#nodocumentall).
 */
export const onCreateBabelConfig: NonNullable<GatsbyNode['onCreateBabelConfig']> = ({
  actions,
  stage,
}) => {
  if (stage !== 'build-javascript') return;
  const preset = { name: 'babel-preset-gatsby', stage, options: { targets: browserslist } };
  actions.setBabelPreset(preset);
  actions.setBabelOptions({ stage, options: { assumptions: { noDocumentAll: true } } });
};
