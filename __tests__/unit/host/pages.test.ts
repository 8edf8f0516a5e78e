import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Host } from '../../../host/start';
import { send } from '../server/site';
import { long, startFolder, useBuiltSite } from './site';

const site = useBuiltSite();
let host: Host;

beforeAll(async () => {
  host = await startFolder(site);
});
afterAll(() => host.close());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  send(host.url, { path, headers, method });

test('a page has the headers of the build and is revalidated', async () => {
  const { status, headers, text } = await get('/home');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'strict-transport-security': expect.stringContaining('max-age='),
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
    etag: expect.any(String),
  });
  expect(text).toBe(long('Home'));
});

test('a script with a hash in its name is cached for good', async () => {
  const { headers } = await get('/app-0123456789.js');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('texts are compressed with brotli or gzip if the browser accepts it, pictures are not', async () => {
  const brotli = await get('/home', { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/html; charset=utf-8',
  });
  expect(brotliDecompressSync(brotli.body).toString()).toBe(long('Home'));
  const zipped = await get('/home', { 'accept-encoding': 'gzip' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.body).toString()).toBe(long('Home'));
  expect((await get('/picture.jpg', { 'accept-encoding': 'br' })).headers).not.toHaveProperty(
    'content-encoding',
  );
});

test.each(['identity', 'br'])(
  'what has not changed is answered with 304 (%s)',
  async (encoding) => {
    const encodings = { 'accept-encoding': encoding };
    const { etag } = (await get('/home', encodings)).headers;
    const again = await get('/home', { ...encodings, 'if-none-match': String(etag) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  },
);

test('a part of a file is answered with 206', async () => {
  const { status, headers, text } = await get('/picture.jpg', { range: 'bytes=4-13' });
  expect(status).toBe(206);
  expect(headers['content-range']).toBe('bytes 4-13/1400');
  expect(text).toBe('compressed');
});

test('HEAD tells the length and sends no body', async () => {
  const { status, headers, body } = await get('/home', {}, 'HEAD');
  expect(status).toBe(200);
  expect(headers['content-length']).toBe(String(long('Home').length));
  expect(body).toHaveLength(0);
});

test.each([
  ['/', '/home'],
  ['/?from=mail', '/home?from=mail'],
  ['/home/', '/home'],
  ['/home/?a=1&b=/', '/home?a=1&b=/'],
  ['/insights/blog/', '/insights/blog'],
  ['/insights/blog/content/old', '/insights/blog/content/new'],
  ['/insights/blog/content/old/?a=1', '/insights/blog/content/new?a=1'],
])('%s redirects to %s', async (address, target) => {
  const { status, headers } = await get(address);
  expect(status).toBe(301);
  expect(headers.location).toBe(target);
});

test('another kind of insights is answered with its page, a known kind with its own', async () => {
  for (const [address, title] of [
    ['/insights/anything', 'Other'],
    ['/insights/blog', 'Blog'],
  ] as const) {
    const { status, text } = await get(address);
    expect(status).toBe(200);
    expect(text).toBe(long(title));
  }
});

test.each([
  '/nowhere',
  '/nowhere/',
  '/HOME',
  '/insights/anything/deeper',
  '//evil.example/',
  '/../package.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/home%00',
  '/_host.json',
  '/_headers',
  '/home/index.html.br',
])('%s is answered with 404 and the error page', async (address) => {
  const { status, headers, text } = await get(address);
  expect(status).toBe(404);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(text).toBe(long('Unknown'));
});

test.each(['/insights/blog/content/gone', '/insights/blog/content/gone/'])(
  'the deleted page %s is answered with 410 and the error page',
  async (address) => {
    const { status, text } = await get(address);
    expect(status).toBe(410);
    expect(text).toBe(long('Unknown'));
  },
);

test('a 404 is not turned into a 304 or a part of the error page', async () => {
  const headers = { 'if-none-match': 'W/"1-1"', range: 'bytes=0-3', 'accept-encoding': 'br' };
  const { status, body } = await get('/nowhere', headers);
  expect(status).toBe(404);
  expect(brotliDecompressSync(body).toString()).toBe(long('Unknown'));
});

test('an address that cannot be decoded is refused', async () => {
  expect((await get('/%zz')).status).toBe(400);
});

test('files in hidden folders are served', async () => {
  expect((await get('/.well-known/security.txt')).headers['content-type']).toMatch(/^text\/plain/);
});

test('pages accept only GET and HEAD', async () => {
  const { status, headers } = await get('/home', {}, 'DELETE');
  expect(status).toBe(405);
  expect(headers.allow).toBe('GET, HEAD');
});

test('/healthz reports that the host is up', async () => {
  const { status, headers, text } = await get('/healthz');
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(JSON.parse(text)).toEqual({ status: 'ok' });
});
