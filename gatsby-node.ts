export { onPluginInit } from './src/content-model/onPluginInit';
export {
  createSchemaCustomization,
  createResolvers,
} from './src/content-model/nodes/createSchemaCustomization';
export { onCreateNode, sourceNodes } from './src/content-model/nodes/onCreateNode';
export { createPages } from './src/content-model/pages/createPages';
export { onCreateDevServer } from './src/content-model/onCreateDevServer';
