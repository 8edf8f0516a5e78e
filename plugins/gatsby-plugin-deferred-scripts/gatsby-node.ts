import type { GatsbyNode } from 'gatsby';
import { loader } from './loader';

/** Hands the loader to the page renderer as a constant: a renderer that reads files makes Gatsby render every page anew. */
export const onCreateWebpackConfig: NonNullable<GatsbyNode['onCreateWebpackConfig']> = ({
  actions,
  plugins,
  stage,
}) => {
  if (stage !== 'build-html' && stage !== 'develop-html') return;
  actions.setWebpackConfig({ plugins: [plugins.define({ LOADER: JSON.stringify(loader) })] });
};
