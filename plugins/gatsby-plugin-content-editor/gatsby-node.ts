import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { repositoryBackend } from './backend';
import { addEditor } from './dev-server';
import { ruleLines } from '../gatsby-plugin-security-headers/headers';
import { isOnNetlify } from '../gatsby-plugin-security-headers/host';
import { editorRules, writeEditor } from './page';

/** Removes an earlier build's editor before other plugins look at the pages. Stops if the repository is invalid. */
export const onPreBootstrap: NonNullable<GatsbyNode['onPreBootstrap']> = () => {
  repositoryBackend(process.env);
  rmSync('public/admin', { recursive: true, force: true });
};

/** Writes the editor and its headers if the build knows the repository. */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = () => {
  const backend = repositoryBackend(process.env);
  if (!backend) return;
  writeEditor('public/admin', backend);
  appendFileSync('public/_headers', ruleLines(editorRules(backend), isOnNetlify()));
};

/** Adds the editor to the development server that `npm run write` starts. */
export const onCreateDevServer: NonNullable<GatsbyNode['onCreateDevServer']> = ({ app }) => {
  if (process.env.CONTENT_EDITOR) addEditor(app, process.cwd(), path.resolve('.cache/editor'));
};
