/** Gatsby's own entry, .cache/production-app (src/data-layer/slim-scripts.ts). */
declare module 'gatsby-app';
