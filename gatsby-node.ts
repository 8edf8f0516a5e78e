export { onPluginInit } from './src/content-model/onPluginInit';
export {
  dropStaleCache as onPreInit,
  beginCache as onPreBootstrap,
  completeCache as onPostBuild,
} from './src/content-model/gatsby-cache';
export {
  createSchemaCustomization,
  createResolvers,
} from './src/content-model/nodes/createSchemaCustomization';
export { onCreateNode, sourceNodes } from './src/content-model/nodes/onCreateNode';
export { createPages, onCreatePage } from './src/content-model/pages/createPages';
export { onCreateDevServer } from './src/content-model/onCreateDevServer';
