import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { ruleLines } from '../gatsby-plugin-security-headers/headers';
import { isOnNetlify } from '../gatsby-plugin-security-headers/host';
import { editorRules, writeEditor } from './page';

/** Removes an earlier build's editor before other plugins look at the pages. */
export const onPreBootstrap: NonNullable<GatsbyNode['onPreBootstrap']> = () => {
  rmSync('public/admin', { recursive: true, force: true });
};

/** Writes the editor and its headers if the build knows the repository. */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = () => {
  if (!process.env.CMS_REPOSITORY) return;
  writeEditor('public/admin', false);
  appendFileSync('public/_headers', ruleLines(editorRules(), isOnNetlify()));
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
