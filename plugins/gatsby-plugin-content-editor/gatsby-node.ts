import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { localBackend, repositoryBackend } from './backend';
import { localFiles } from './local-files';
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

/** The part of Express that the editor needs. */
interface Response {
  sendFile: (file: string, options: { root: string }) => void;
}

/** Adds the editor to the development server that `npm run write` starts. */
export const onCreateDevServer: NonNullable<GatsbyNode['onCreateDevServer']> = ({ app }) => {
  if (!process.env.CONTENT_EDITOR) return;
  // Not in `public`, where Gatsby would redirect from a folder's address without a slash.
  const root = path.resolve('.cache/content-editor');
  writeEditor(root, localBackend);
  app.use('/admin/files', localFiles(process.cwd()));
  app.get('/admin', (_request: unknown, response: Response) =>
    response.sendFile('index.html', { root }),
  );
  app.get('/admin/*', ({ params }: { params: string[] }, response: Response) =>
    response.sendFile(params[0] ?? '', { root }),
  );
};
