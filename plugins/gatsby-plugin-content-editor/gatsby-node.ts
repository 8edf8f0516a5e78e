import { rmSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { writeEditor } from './page';

/** Removes an earlier build's editor. */
export const onPreBootstrap: NonNullable<GatsbyNode['onPreBootstrap']> = () => {
  rmSync('public/admin', { recursive: true, force: true });
};

/** Writes the editor if the build knows the repository. */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = () => {
  if (process.env.CMS_REPOSITORY) writeEditor('public/admin', false);
};

/** Adds the editor to the development server that `npm run write` starts. */
export const onCreateDevServer: NonNullable<GatsbyNode['onCreateDevServer']> = ({ app }) => {
  if (!process.env.CONTENT_EDITOR) return;
  // Not in `public`, where Gatsby would redirect from a folder's address without a slash.
  const root = path.resolve('.cache/editor');
  writeEditor(root, true);
  app.get(
    /^\/admin(?:\/(.*))?$/,
    ({ params }: { params: string[] }, response: { sendFile: (...args: unknown[]) => void }) =>
      response.sendFile(params[0] || 'index.html', { root }),
  );
};
