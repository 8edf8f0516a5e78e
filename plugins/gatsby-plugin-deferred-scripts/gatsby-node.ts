import type { GatsbyNode } from 'gatsby';
import { readFileSync } from 'node:fs';
import path from 'node:path';

// Gatsby compiles plugins into another folder, so the path is relative to the working directory.
const file = path.resolve('plugins/gatsby-plugin-deferred-scripts/loader.inline.js');

/**
 * Passes the loader to gatsby-ssr as a constant: if gatsby-ssr read a file, every build would render all pages again.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async ({
  actions,
  plugins,
  stage,
}) => {
  if (stage !== 'build-html' && stage !== 'develop-html') return;
  // Gatsby's worker also loads this file, but does not need this compiler of 27 MiB.
  const { minifySync } = await import('@swc/core');
  const { code } = minifySync(readFileSync(file, 'utf8'), { ecma: 2020 });
  actions.setWebpackConfig({ plugins: [plugins.define({ LOADER: JSON.stringify(code) })] });
};
