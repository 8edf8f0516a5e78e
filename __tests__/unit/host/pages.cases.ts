import { rm, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Host } from '../../../host/start';
import { send } from '../server/site';
import { buildFolder, long, removeFolder, startFolder, site } from './site';

test.each(['edited', 'removed'])(
  'a compressed copy is served only if it is of this file, not of one that was %s',
  async (what) => {
    const folder = await buildFolder();
    const page = path.join(folder, 'home/index.html');
    const newer = long('Newer');
    await writeFile(page, newer);
    await utimes(page, new Date(), new Date(Date.now() + 5000));
    if (what === 'removed') await rm(`${page}.gz`);
    const host = await startFolder({ ...site, folder });
    for (const encoding of ['br', 'gzip']) {
      const headers = { 'accept-encoding': encoding };
      const answer = await send(host.url, { path: '/home', headers, method: 'GET' });
      expect(answer.text).toBe(newer);
      expect(answer.headers).toMatchObject({ vary: 'accept-encoding' });
    }
    await host.close();
    await removeFolder(folder);
  },
);

describe('pages', () => {
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

  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('a text is compressed with %s for who accepts %s', async (encoding, accepted, decompress) => {
    const { headers, body } = await get('/home', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(decompress(body).toString()).toBe(long('Home'));
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

  test('a file that is not a document has no document policy', async () => {
    for (const path of ['/picture.jpg', '/app-0123456789.js']) {
      const { headers } = await get(path);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
      expect(Object.keys(headers).filter((name) => /policy$/.test(name))).toEqual([
        'referrer-policy',
        'cross-origin-resource-policy',
      ]);
    }
    const { headers } = await get('/nowhere.js');
    expect(headers).toHaveProperty('content-security-policy');
  });

  test('a picture is not compressed, and a part of it is answered with 206', async () => {
    const asked = { range: 'bytes=4-13', 'accept-encoding': 'br' };
    const { status, headers, text } = await get('/picture.jpg', asked);
    expect(status).toBe(206);
    expect(headers['content-range']).toBe('bytes 4-13/1400');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(text).toBe('compressed');
  });

  test.each<[string, number, NodeJS.Dict<string>]>([
    ['/', 301, { location: '/home' }],
    ['/?from=mail', 301, { location: '/home?from=mail' }],
    ['/home/', 301, { location: '/home' }],
    ['/home/?a=1&b=/', 301, { location: '/home?a=1&b=/' }],
    ['/home/?a=%20%C3%A9%25', 301, { location: '/home?a=%20%C3%A9%25' }],
    ['/insights/blog/', 301, { location: '/insights/blog' }],
    ['/insights/blog/content/old', 301, { location: '/insights/blog/content/new' }],
    ['/insights/blog/content/old/?a=1', 301, { location: '/insights/blog/content/new?a=1' }],
    ['/app-0123456789.js', 200, { 'cache-control': 'public, max-age=31536000, immutable' }],
    ['/.well-known/security.txt', 200, { 'content-type': expect.stringMatching(/^text\/plain/) }],
    ['/healthz', 200, { 'cache-control': 'no-store' }],
    ['/fact-sheets/risk.%70df', 200, { 'x-robots-tag': 'noindex' }],
    ['http://other.example/home', 200, { 'x-content-type-options': 'nosniff' }],
    ['http://other.example', 301, { location: '/home' }],
    // Addresses in other spellings than the site's.
    ['/home//', 301, { location: '/home' }],
    ['//home', 301, { location: '/home' }],
    ['/insights/%2e%2e/home', 200, {}],
    ['/insights/../', 301, { location: '/home' }],
    ['/\\evil.example/..', 301, { location: '/home' }],
    ['/insights/anything/', 301, { location: '/insights/anything' }],
    ['/insights/anything//?a=1', 301, { location: '/insights/anything?a=1' }],
    ['/contact%3Futm_source=mail', 301, { location: '/contact?utm_source=mail' }],
    ['/contact%3Fa=1%26b=2?c=3', 301, { location: '/contact?a=1&b=2&c=3' }],
    ['/contact%23form', 301, { location: '/contact#form' }],
    ['/contact%23form?a=1', 301, { location: '/contact?a=1#form' }],
    ['/contact%2C', 301, { location: '/contact' }],
    ['/contact%3B', 301, { location: '/contact' }],
    ['/contact%20', 301, { location: '/contact' }],
    ['/contact%C2%A0', 301, { location: '/contact' }],
    ['/contact).', 301, { location: '/contact' }],
    ['/insights/blog%3Fcategory=bcm', 301, { location: '/insights/blog?category=bcm' }],
    ['/insights/blog/content/old%3Fa=1', 301, { location: '/insights/blog/content/new?a=1' }],
    ['/contact%3Fa=%0D%0Ab:c', 301, { location: '/contact?a=%0D%0Ab:c' }],
  ])('%s is answered with %d and %j', async (address, status, headers) => {
    expect(await get(address)).toMatchObject({ status, headers });
  });

  const unknown = [
    '/nowhere',
    '/nowhere/',
    '/HOME',
    '/insights/anything/deeper',
    '//evil.example/',
    '/../package.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/home%00',
    '/%',
    '/%zz',
    '/%ff',
    '/%E0%A4%A',
    '/insights/%2Fhome',
    '/nowhere%3Fa=1',
    '/nowhere%2C',
    '/app-fedcba9876.js',
    '/static/nothing.png',
    '/_nginx.conf',
    '/.htaccess',
    '/_host.json',
    '/_headers',
    '/home/index.html.br',
  ];

  test.each<[string, number, string]>([
    ['/insights/anything', 200, 'Other'],
    ['/insights/blog', 200, 'Blog'],
    ['/insights/blog/content/gone', 410, 'Unknown'],
    ['/insights/blog/content/gone/', 410, 'Unknown'],
    ...unknown.map((address): [string, number, string] => [address, 404, 'Unknown']),
  ])('%s is answered with %d and the page %s', async (address, status, title) => {
    const answer = await get(address);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['cache-control']).toBe(
      status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
    );
    expect(answer.text).toBe(long(title));
  });

  test('a 404 is not turned into a 304 or a part of the error page', async () => {
    const headers = { 'if-none-match': 'W/"1-1"', range: 'bytes=0-3', 'accept-encoding': 'br' };
    const { status, body } = await get('/nowhere', headers);
    expect(status).toBe(404);
    expect(brotliDecompressSync(body).toString()).toBe(long('Unknown'));
  });

  test('invalid HTTP is refused with the site’s headers', async () => {
    const socket = connect(Number(new URL(host.url).port), '127.0.0.1');
    socket.write('GET /home HTTP/1.1\r\nHost: x\r\nbroken header\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
    expect(answer).toContain('x-content-type-options: nosniff\r\n');
    expect(answer).toContain('cache-control: no-store\r\n');
  });

  test('pages accept only GET and HEAD', async () => {
    const { status, headers } = await get('/home', {}, 'DELETE');
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});
