import type { GatsbyConfig } from 'gatsby';
import netlify from 'gatsby-adapter-netlify';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { feedOptions } from './plugins/gatsby-plugin-site-files/feed';
import { digestOfStyles } from './plugins/gatsby-plugin-lean-bundles/digest-of-styles';
import { colourOf } from './plugins/palette';
import { contentTypeOf } from './src/content-model/schema/content-types';
import { isUnchecked } from './src/content-model/source/read-content';
import { siteMetadata } from './src/content-model/source/site-metadata';
import { sitemapOptions } from './plugins/gatsby-plugin-site-files/sitemap';
import { isOnNetlify } from './plugins/gatsby-plugin-static-output/host';

// Gatsby reads this file only for its bundles, but plugins need the variables too.
const variables = `.env.${process.env.NODE_ENV}`;
if (existsSync(variables)) process.loadEnvFile(variables);

// Without this, Gatsby downloads and runs a list of adapters (gatsby/dist/utils/get-latest-gatsby-files.js). A build
// must not run code that is not in the lock file.
process.env.GATSBY_ADAPTERS_MANIFEST = 'module.exports = []';

// With two cores, Gatsby starts one worker for the queries, which is no faster, and another for the HTML. With one, it
// runs the queries itself (https://www.gatsbyjs.com/docs/multi-core-builds).
if (availableParallelism() === 2) process.env.GATSBY_CPU_COUNT ??= '1';

const config: GatsbyConfig = {
  siteMetadata: siteMetadata(),
  trailingSlash: 'never',
  // It moves files to where Netlify expects them (docs/decisions/0003-addresses.md).
  ...(isOnNetlify() && { adapter: netlify() }),
  jsxRuntime: 'automatic',
  graphqlTypegen: {
    // It takes a second, and the types are committed: only the tests' build compares them.
    generateOnBuild: process.env.GENERATE_TYPES === '1',
    typesOutputPath: 'src/gatsby-types.d.ts',
    documentSearchPaths: ['./gatsby-node.ts', './src/content-model/**/*.ts', './plugins/**/*.ts'],
  },
  plugins: [
    // Gatsby clears its cache when a file of a local plugin without a version changes. This one has gatsby-node.ts's code.
    '../src/content-model',
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: 'content', ignore: [isUnchecked, '**/labels.json'] },
    },
    {
      resolve: 'gatsby-transformer-json',
      options: {
        typeName: ({ node }: { node: { relativePath: string } }) =>
          contentTypeOf(node.relativePath)?.type ?? 'UnknownContent',
      },
    },
    'gatsby-plugin-pictures',
    'gatsby-transformer-remark',
    'gatsby-plugin-image',
    'gatsby-plugin-react-helmet',
    'gatsby-plugin-environment-check',
    { resolve: 'gatsby-plugin-site-files', options: { themeColour: colourOf('--paper') } },
    // These two rely on internals of Gatsby (docs/upgrading.md).
    { resolve: 'gatsby-plugin-lean-bundles', options: { styles: digestOfStyles() } },
    'gatsby-plugin-deferred-scripts',
    { resolve: 'gatsby-plugin-feed', options: feedOptions() },
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
    'gatsby-plugin-fact-sheet-pdfs',
    'gatsby-plugin-share-pictures',
    'gatsby-plugin-content-editor',
    // The last one: `host/` takes a build without its `_redirects` for unfinished.
    'gatsby-plugin-static-output',
  ],
};

export default config;
