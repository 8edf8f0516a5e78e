/**
 * `node --import tsx tools/query-types.ts`: writes the types of all GraphQL queries to `src/gatsby-types.d.ts`, like `gatsby
 * develop`, but in seconds: it builds the schema without content and runs Gatsby's generator.
 */
import type { GatsbyNode } from 'gatsby';
import { writeTypeScriptTypes } from 'gatsby/dist/utils/graphql-typegen/ts-codegen';
import { createSchemaCustomization } from 'gatsby/dist/utils/create-schema-customization';
import { setGatsbyPluginCache } from 'gatsby/dist/utils/import-gatsby-plugin';
import compileQueries from 'gatsby/dist/query/query-compiler';
import { store } from 'gatsby/dist/redux';
import { build } from 'gatsby/dist/schema';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import config from '../gatsby-config';
import * as site from '../gatsby-node';

const root = process.cwd();
const load = createRequire(import.meta.url);

function folderOf(plugin: string): string {
  const local = path.join(root, 'plugins', plugin);
  return existsSync(local) ? local : path.dirname(load.resolve(`${plugin}/package.json`));
}

function gatsbyNodeOf(folder: string): GatsbyNode {
  const file = ['ts', 'js'].map((end) => path.join(folder, `gatsby-node.${end}`)).find(existsSync);
  return file ? load(file) : {};
}

/** Registers a plugin in Gatsby's format. */
function registerPlugin(folder: string, gatsbyNode: GatsbyNode) {
  const plugin = {
    id: folder,
    name: path.basename(folder),
    version: '',
    resolve: folder,
    pluginFilepath: folder,
    pluginOptions: { plugins: [] },
    nodeAPIs: Object.keys(gatsbyNode),
    browserAPIs: [],
    ssrAPIs: [],
  };
  setGatsbyPluginCache(plugin, 'gatsby-node', gatsbyNode);
  return plugin;
}

async function writeQueryTypes(): Promise<void> {
  const names = (config.plugins ?? []).flatMap((plugin) => {
    if (!plugin) return [];
    return typeof plugin === 'string' ? plugin : plugin.resolve;
  });
  const folders = [
    path.join(folderOf('gatsby'), 'dist/internal-plugins/internal-data-bridge'),
    ...names.map(folderOf),
  ];
  const plugins = folders.map((folder) => registerPlugin(folder, gatsbyNodeOf(folder)));
  const program = { directory: root, extensions: ['.ts', '.tsx', '.js'], browserslist: [] };
  store.dispatch({ type: 'SET_PROGRAM', payload: program });
  store.dispatch({ type: 'SET_SITE_CONFIG', payload: config });
  store.dispatch({
    type: 'SET_SITE_FLATTENED_PLUGINS',
    payload: [...plugins, registerPlugin(root, site)],
  });

  await createSchemaCustomization({});
  await build({});
  await compileQueries();
  const { schema, definitions, config: siteConfig } = store.getState();
  if (!siteConfig.graphqlTypegen) throw new Error('gatsby-config: graphqlTypegen is missing');
  await writeTypeScriptTypes(root, schema, definitions, siteConfig.graphqlTypegen);
}

// Gatsby's worker pools and its database keep the process alive.
writeQueryTypes().then(
  () => process.exit(),
  (reason: unknown) => {
    console.error(reason);
    process.exit(1);
  },
);
