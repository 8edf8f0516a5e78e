import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { localFiles } from '../../../../plugins/gatsby-plugin-content-editor/local-files';
import { listen } from '../../../../tools/site/listen';
import { useFolder } from '../../../fixtures/folder';
import { send as sendTo, type Sent } from '../../server/site';

const { at, read, write } = useFolder();
let port: number;
let close: () => Promise<void>;

beforeEach(async () => {
  write('content/pages/home.json', 'before');
  write('secret.txt', 'secret');
  symlinkSync(at(), at('content/link'));
  const handle = localFiles(at());
  const server = createServer((incoming, response) => void handle(incoming, response));
  ({ port, close } = await listen(server));
});
afterEach(() => close());

/** What the editor's page sends, unless other headers are given. */
function send(
  method: string,
  path: string,
  body: string | Buffer = '',
  other: Sent['headers'] = {},
) {
  const host = `localhost:${port}`;
  const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin', ...other };
  return sendTo(`http://127.0.0.1:${port}`, { method, path, headers, body });
}

test('reads files and folders', async () => {
  expect(await send('GET', '/pages/home.json')).toMatchObject({ status: 200, text: 'before' });
  expect(JSON.parse((await send('GET', '/')).text)).toContain('pages/');
  expect((await send('GET', '/pages/none.json')).status).toBe(404);
});

test('writes a file, even in a new folder, and keeps a copy of what it overwrites', async () => {
  expect((await send('PUT', '/pages/home.json', 'after')).status).toBe(204);
  expect(read('content/pages/home.json')).toBe('after');
  const [time = ''] = readdirSync(at('.content-copies'));
  expect(read(`.content-copies/${time}/pages/home.json`)).toBe('before');

  expect((await send('PUT', '/new/a%20b.png', 'picture')).status).toBe(204);
  expect(read('content/new/a b.png')).toBe('picture');
});

test('overwrites and removes only the version that was read', async () => {
  const address = '/pages/home.json';
  const { etag } = (await send('GET', address)).headers;
  const saved = await send('PUT', address, 'saved', { 'if-match': etag });
  expect(saved.status).toBe(204);
  write('content/pages/home.json', 'by hand');
  for (const method of ['PUT', 'DELETE']) {
    const refused = await send(method, address, '', { 'if-match': saved.headers.etag });
    expect(refused.status).toBe(412);
    expect(refused.text).toMatch(/has changed since the editor read it/);
  }
  expect(read('content/pages/home.json')).toBe('by hand');
});

test('removes a file, and a folder only if it is empty', async () => {
  await send('PUT', '/old/a.md', 'text');
  expect((await send('DELETE', '/old')).status).toBe(409);
  expect((await send('DELETE', '/old/a.md')).status).toBe(204);
  expect((await send('DELETE', '/old')).status).toBe(204);
  expect(existsSync(at('content/old'))).toBe(false);
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/pages/..%5c..%5csecret.txt',
  '/link/secret.txt',
  '/.hidden',
  '/%00',
])('refuses %s, which is outside content/ or hidden', async (address) => {
  expect((await send('GET', address)).status).toBe(403);
  expect((await send('PUT', address, 'changed')).status).toBe(403);
  expect((await send('DELETE', address)).status).toBe(403);
  expect(read('secret.txt')).toBe('secret');
});

test.each([
  ['another origin', { origin: 'https://other.example' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another host name for this server', { host: 'other.example', origin: 'http://other.example' }],
])('refuses a page from %s', async (_, headers) => {
  expect((await send('GET', '/pages/home.json', '', headers)).status).toBe(403);
  expect((await send('PUT', '/pages/home.json', 'x', headers)).status).toBe(403);
});

test('refuses a body of 11 MB', async () => {
  const { status } = await send('PUT', '/pages/home.json', Buffer.alloc(11_000_000));
  expect(status).toBe(413);
  expect(read('content/pages/home.json')).toBe('before');
});
