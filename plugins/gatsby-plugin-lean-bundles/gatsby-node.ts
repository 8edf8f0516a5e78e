import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import { editPages } from '../pages/edit-pages';
import { shortenClassNames } from './class-names';
import { inlineTokensPlugin } from './inline-tokens';
import { shimFile, shims } from './shims';

/** The parts of webpack's configuration that change (https://webpack.js.org/configuration/). */
interface BrowserBundle {
  devtool: string | false;
  output: { hashDigestLength: number };
  plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[];
  optimization: {
    minimizer: unknown[];
    splitChunks: {
      cacheGroups: {
        styles?: object;
        firstView?: object;
      };
    };
  };
}

/** Accepts style sheets in any order: every rule is in a cascade layer and every class belongs to one component. */
function ignoreStyleOrder({ plugins }: Pick<BrowserBundle, 'plugins'>): void {
  for (const { constructor, options } of plugins) {
    if (constructor.name === 'MiniCssExtractPlugin' && options) options.ignoreOrder = true;
  }
}

/** The pages that link a style sheet after their first view, and the folders of the components in that view. */
const longPages = /^component---src-(pages-home|templates-solution)-tsx$/;
const firstView =
  /src\/(sections\/(Bank|HomeBanner|SolutionBanner|SolutionNav|Introduction)|components\/(Headline|Lead|LinkList|Picture|Section|SideBySide|Status))\//;

/** Gives long pages a second style sheet, for the first view. */
function splitFirstView({ optimization }: BrowserBundle): void {
  optimization.splitChunks.cacheGroups.firstView = {
    chunks: ({ name }: { name?: string }) => longPages.test(name ?? ''),
    test: (module: { type: string; identifier: () => string }) =>
      module.type === 'css/mini-extract' && firstView.test(module.identifier()),
    enforce: true,
  };
}

/** Minifies with swc: smaller scripts than Gatsby's terser, in a tenth of the time. */
function minifyWithSwc({ optimization }: BrowserBundle): void {
  optimization.minimizer[0] = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    parallel: false,
    terserOptions: { ecma: 2020, compress: { ecma: 2020 }, mangle: true },
  });
}

/** Leaves out code that this site never runs. */
function shrinkScripts(
  config: BrowserBundle,
  { normalModuleReplacement }: CreateWebpackConfigArgs['plugins'],
): void {
  // Every page contains its file names, and the chunk map all of them.
  config.output.hashDigestLength = 10;
  for (const shim of shims) {
    const request = new RegExp(`^${shim.request.replaceAll('.', '\\.')}$`);
    config.plugins.push(normalModuleReplacement(request, shimFile(shim)));
  }
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
    // Each page gets only its own styles. Gatsby would write those of the whole site into every page.
    delete config.optimization.splitChunks.cacheGroups.styles;
    splitFirstView(config);
    minifyWithSwc(config);
    shrinkScripts(config, plugins);
    config.plugins.push(inlineTokensPlugin);
    // No source maps (6 MB) for published scripts. A page that fails to render is still reported with its line.
    config.devtool = false;
  }
  actions.replaceWebpackConfig(config);
};

/** A page's style sheet, and the place after its first view (src/components/BelowFold/BelowFold.tsx). */
const sheetAndPlace =
  /<style data-href="(\/component---[^"]+)"[^>]*>.*?<\/style>(.*<div data-styles="" hidden="">)(?=<\/div>)/s;

/**
 * Gatsby's map of the pages' scripts. Only prefetching needs it, so the browser fetches it
 * (src/layout/lifecycle/onClientEntry.ts).
 */
const chunkMapping = /<script\s+id="gatsby-chunk-mapping".*?<\/script>\s*/s;

/** What Gatsby adds for Internet Explorer and Safari 9, or needlessly. */
const outdated =
  /<meta http-equiv="x-ua-compatible"[^>]*>|, shrink-to-fit=no| data-identity="gatsby-global-css"/g;

/** The order of the cascade layers (gatsby-ssr.tsx), and the start of the style sheet after it. */
const layersAndSheet = /<style>(@layer [^<]*)<\/style>(<style [^>]*>)/;

/**
 * Removes what no visitor needs from every page, writes the order of the layers into the first style sheet, which saves
 * a hash in the Content-Security-Policy, and links the style sheet of long pages after their first view. Browsers paint
 * what is before the link.
 */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = () =>
  editPages((html) =>
    html
      .replace(chunkMapping, '')
      .replace(outdated, '')
      .replace(
        sheetAndPlace,
        (_match, href: string, between: string) =>
          `${between}<link rel="stylesheet" href="${href}" fetchpriority="low"/>`,
      )
      .replace(layersAndSheet, '$2$1'),
  );
