import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addEditor } from '../../plugins/gatsby-plugin-content-editor/dev-server';
import { checkContent } from '../../src/content-model/rules/check-content';
import { formatMistake } from '../../src/content-model/source/mistake';
import { listen } from './listen';

/** Express, as in Gatsby's development server. */
const express = createRequire(path.resolve('node_modules/gatsby/package.json'))('express');

/** The editor on a copy of the content, without the site. */
export type EditorServer = Awaited<ReturnType<typeof startEditor>>;

/** Serves what `npm run write` adds to the development server. */
export async function startEditor() {
  const root = await mkdtemp(path.join(tmpdir(), 'editor-'));
  await cp('content', path.join(root, 'content'), { recursive: true });
  const check = async () => (await checkContent(root)).mistakes.map(formatMistake);
  let mistakes = check();

  const app = express();
  app.use(
    '/admin/files',
    ({ method }: IncomingMessage, response: ServerResponse, next: () => void) => {
      if (method === 'PUT') response.once('finish', () => (mistakes = check()));
      next();
    },
  );
  app.get('/___content/mistakes', async (_request: unknown, response: ServerResponse) =>
    response.end(JSON.stringify(await mistakes)),
  );
  addEditor(app, root, path.join(root, 'admin'));
  const { port, close } = await listen(createServer(app));

  return {
    url: `http://localhost:${port}`,
    /** The folder that contains the copy of `content/`. */
    root,
    close: async () => {
      await close();
      await rm(root, { recursive: true });
    },
  };
}
