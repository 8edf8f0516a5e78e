import type { GatsbyNode } from 'gatsby';
import { reportMistakes } from './onPluginInit';
import { watchContent } from './source/watch';

/** Checks the content after every change and reports mistakes, without stopping the development server. */
export const onCreateDevServer: NonNullable<GatsbyNode['onCreateDevServer']> = async ({
  reporter,
}) => {
  const root = process.cwd();
  await watchContent(root, () => reportMistakes(root, reporter));
};
