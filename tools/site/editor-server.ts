import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localBackend } from '../../plugins/gatsby-plugin-content-editor/backend';
import { localFiles } from '../../plugins/gatsby-plugin-content-editor/local-files';
import { writeEditor } from '../../plugins/gatsby-plugin-content-editor/page';
import { checkContent } from '../../src/content-model/rules/check-content';
import { formatMistake } from '../../src/content-model/source/mistake';
import { listen } from './listen';

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

/** The editor on a copy of the content, without the site. */
export type EditorServer = Awaited<ReturnType<typeof startEditor>>;

/** Serves what `npm run write` adds to the development server. */
export async function startEditor() {
  const root = await mkdtemp(path.join(tmpdir(), 'editor-'));
  const admin = path.join(root, 'admin');
  await cp('content', path.join(root, 'content'), { recursive: true });
  writeEditor(admin, localBackend);
  const files = localFiles(root);
  const check = async () => (await checkContent(root)).mistakes.map(formatMistake);
  let mistakes = check();

  const server = createServer(async (request, response) => {
    const [address = ''] = (request.url ?? '').split('?');
    if (address.startsWith('/admin/files')) {
      request.url = address.slice('/admin/files'.length);
      await files(request, response);
      if (request.method === 'PUT') mistakes = check();
      return;
    }
    if (address === '/___content/mistakes') return response.end(JSON.stringify(await mistakes));
    const name = path.join(root, address === '/admin' ? '/admin/index.html' : address);
    const text = await readFile(name).catch(() => undefined);
    const type = mediaTypes[path.extname(name)] ?? 'application/octet-stream';
    response.writeHead(text ? 200 : 404, { 'content-type': type }).end(text);
  });
  const { port, close } = await listen(server);

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
