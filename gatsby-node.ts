export { onPluginInit } from './src/data-layer/avif-encoding';
export { onPreInit } from './src/data-layer/before-build';
export { createSchemaCustomization, createResolvers } from './src/data-layer/schema/customization';
export { onCreateNode, sourceNodes } from './src/data-layer/insights/nodes';
export { createPages } from './src/data-layer/pages/pages';
export { onCreateBabelConfig } from './src/data-layer/slim-scripts';
export { onCreateWebpackConfig } from './src/data-layer/webpack';
export { onCreateDevServer } from './src/data-layer/while-developing';
export { onPostBuild } from './src/data-layer/after-build';
