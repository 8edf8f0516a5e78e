import type { GatsbyConfig } from 'gatsby';
import { existsSync } from 'node:fs';
import { subjectOf } from './src/data-layer/schema/subjects';
import { readSiteUrl } from './src/data-layer/site-url';

// Gatsby reads the file for its bundles only; the checks and the build's own steps need it as well.
const variables = `.env.${process.env.NODE_ENV}`;
if (existsSync(variables)) process.loadEnvFile(variables);

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: readSiteUrl() },
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
        defaults: { formats: ['auto', 'webp', 'avif'], placeholder: 'dominantColor', quality: 62 },
      },
    },
    'gatsby-transformer-sharp',
    'gatsby-transformer-remark',
    'gatsby-plugin-image',
    'gatsby-plugin-react-helmet',
  ],
};

export default config;
