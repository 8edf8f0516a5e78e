import type { GatsbyConfig } from 'gatsby';
import { existsSync, readFileSync } from 'node:fs';
import { feedOptions } from './src/data-layer/feed/feed';
import { subjectOf } from './src/data-layer/schema/subjects';
import { sitemapOptions } from './src/data-layer/sitemap/sitemap';

// Gatsby reads the file for its bundles only; the checks and the build's own steps need it as well.
const variables = `.env.${process.env.NODE_ENV}`;
if (existsSync(variables)) process.loadEnvFile(variables);

const { url: siteUrl } = JSON.parse(readFileSync('content/site.json', 'utf8')) as { url: string };

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: {
    typesOutputPath: 'src/gatsby-types.d.ts',
    generateOnBuild: true,
    documentSearchPaths: ['./gatsby-node.ts', './src/data-layer/**/*.ts'],
  },
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: 'content' } },
    {
      resolve: 'gatsby-transformer-json',
      options: {
        typeName: ({ node }: { node: { relativePath: string } }) =>
          subjectOf(node.relativePath)?.type ?? 'UnknownContent',
      },
    },
    {
      resolve: 'gatsby-plugin-sharp',
      options: {
        defaults: {
          // A JPEG for browsers and feed readers that know neither: a PNG takes twice the bytes.
          formats: ['jpg', 'webp', 'avif'],
          jpgOptions: { quality: 78 },
          placeholder: 'dominantColor',
          quality: 62,
        },
      },
    },
    'gatsby-transformer-sharp',
    'gatsby-transformer-remark',
    'gatsby-plugin-image',
    'gatsby-plugin-react-helmet',
    { resolve: 'gatsby-plugin-feed', options: feedOptions() },
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
  ],
};

export default config;
