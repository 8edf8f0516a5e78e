import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type OutgoingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localFiles } from '../../../../plugins/gatsby-plugin-content-editor/local-files';
import { listen } from '../../../fixtures/listen';

let root: string;
let server: Server;
let port: number;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'local-files-'));
  await mkdir(path.join(root, 'content/pages'), { recursive: true });
  writeFileSync(path.join(root, 'content/pages/home.json'), 'before');
  writeFileSync(path.join(root, 'secret.txt'), 'secret');
  symlinkSync(root, path.join(root, 'content/link'));
  const handle = localFiles(root);
  server = createServer((incoming, response) => void handle(incoming, response));
  port = Number(new URL(await listen(server)).port);
});

afterAll(async () => {
  server.close();
  await rm(root, { recursive: true });
});

/** What the editor's page sends, unless other headers are given. */
async function send(
  method: string,
  address: string,
  { body = '', headers = {} }: { body?: string | Buffer; headers?: OutgoingHttpHeaders } = {},
): Promise<{ status: number; text: string }> {
  const outgoing = request({
    port,
    host: '127.0.0.1',
    method,
    path: address,
    headers: {
      host: `localhost:${port}`,
      origin: `http://localhost:${port}`,
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  });
  // The server hangs up on a body that is too large.
  outgoing.on('error', () => undefined);
  outgoing.end(body);
  const [response] = await once(outgoing, 'response');
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode, text };
}

test('reads files and folders', async () => {
  expect(await send('GET', '/pages/home.json')).toEqual({ status: 200, text: 'before' });
  expect(JSON.parse((await send('GET', '/')).text)).toContain('pages/');
  expect((await send('GET', '/pages/none.json')).status).toBe(404);
});

test('writes a file, in a new folder too, and keeps a copy of what it overwrites', async () => {
  expect((await send('PUT', '/pages/home.json', { body: 'after' })).status).toBe(204);
  expect(readFileSync(path.join(root, 'content/pages/home.json'), 'utf8')).toBe('after');
  const [time = ''] = readdirSync(path.join(root, '.content-copies'));
  const copy = path.join(root, '.content-copies', time, 'pages/home.json');
  expect(readFileSync(copy, 'utf8')).toBe('before');

  expect((await send('PUT', '/new/a%20b.png', { body: 'picture' })).status).toBe(204);
  expect(readFileSync(path.join(root, 'content/new/a b.png'), 'utf8')).toBe('picture');
});

test('removes a file, and a folder if it is empty', async () => {
  await send('PUT', '/old/a.md', { body: 'text' });
  expect((await send('DELETE', '/old')).status).toBe(500);
  expect((await send('DELETE', '/old/a.md')).status).toBe(204);
  expect((await send('DELETE', '/old')).status).toBe(204);
  expect(existsSync(path.join(root, 'content/old'))).toBe(false);
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/pages/..%5c..%5csecret.txt',
  '/link/secret.txt',
  '/link/new.txt',
  '/.hidden',
  '/%00',
])('refuses %s, which is outside content/ or hidden', async (address) => {
  expect((await send('GET', address)).status).toBe(403);
  expect((await send('PUT', address, { body: 'changed' })).status).toBe(403);
  expect((await send('DELETE', address)).status).toBe(403);
  expect(readFileSync(path.join(root, 'secret.txt'), 'utf8')).toBe('secret');
});

test.each([
  ['another origin', { origin: 'https://other.example' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another port', { origin: 'http://localhost:1' }],
  ['a name that leads here', { host: 'other.example', origin: 'http://other.example' }],
])('refuses a page of %s', async (_, headers) => {
  expect((await send('GET', '/pages/home.json', { headers })).status).toBe(403);
  expect((await send('PUT', '/pages/home.json', { headers, body: 'x' })).status).toBe(403);
});

test.each([
  ['that says so', {}],
  ['that is sent in pieces', { 'transfer-encoding': 'chunked' }],
])('refuses a body of 11 MB %s', async (_, headers) => {
  const before = readFileSync(path.join(root, 'content/pages/home.json'), 'utf8');
  const body = Buffer.alloc(11_000_000);
  expect((await send('PUT', '/pages/home.json', { body, headers })).status).toBe(413);
  expect(readFileSync(path.join(root, 'content/pages/home.json'), 'utf8')).toBe(before);
});
