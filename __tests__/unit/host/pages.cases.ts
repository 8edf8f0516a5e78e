import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Host } from '../../../host/server';
import { HSTS } from '../../../src/server/shared/security-headers';
import { send } from '../server/site';
import { buildSite, site, startSite } from './site';

describe('pages', () => {
  let host: Host;

  beforeAll(async () => {
    host = await startSite();
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
      'strict-transport-security': HSTS,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
    });
    expect(text).toBe('<title>Home</title>');
  });

  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('compresses text with %s if clients accept %s', async (encoding, accepted, decompress) => {
    const { headers, body } = await get('/home', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(decompress(body).toString()).toBe('<title>Home</title>');
  });

  test.each(['identity', 'br'])('an unchanged file is answered with 304 (%s)', async (encoding) => {
    const encodings = { 'accept-encoding': encoding };
    const { etag } = (await get('/home', encodings)).headers;
    const again = await get('/home', { ...encodings, 'if-none-match': String(etag) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect((await get('/insights/blog', { 'if-none-match': String(etag) })).status).toBe(200);
  });

  test('a new build does not change the ETags of files that stay the same', async () => {
    const etags = async () => [
      (await get('/home')).headers.etag,
      (await get('/picture.jpg')).headers.etag,
    ];
    const before = await etags();
    expect(new Set(before).size).toBe(2);
    await host.close();
    await buildSite(site.folder);
    host = await startSite();
    expect(await etags()).toEqual(before);
  });

  test('a range of a file is answered with 206', async () => {
    const asked = { range: 'bytes=4-13', 'accept-encoding': 'br' };
    const { status, headers, text } = await get('/picture.jpg', asked);
    expect(status).toBe(206);
    expect(headers['content-range']).toBe('bytes 4-13/14');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(text).toBe('compressed');
  });

  const immutable = 'public, max-age=31536000, immutable';
  test.each<[string, number, NodeJS.Dict<string>, string?]>([
    ['/', 301, { location: '/home', 'cache-control': 'no-store' }],
    ['/old/?a=%20b&c', 301, { location: '/home?a=%20b&c' }],
    ['/home/?a=%20%C3%A9%25', 301, { location: '/home?a=%20%C3%A9%25' }],
    ['/insights/any/', 301, { location: '/insights/any' }],
    ['/home?a=1', 200, { 'cache-control': 'public, max-age=0, must-revalidate' }, 'Home'],
    ['/h%6fme', 200, {}, 'Home'],
    ['/insights/blog', 200, {}, 'Blog'],
    ['/insights/anything', 200, {}, 'Other'],
    ['/insights/anything/deeper', 404, { 'cache-control': 'no-store' }, 'Unknown'],
    ['/gone', 410, { 'cache-control': 'no-store' }, 'Unknown'],
    ['/app-0123456789.js', 200, { 'cache-control': immutable }],
    ['/app-9876543210.js', 404, { 'cache-control': 'no-store' }, 'Unknown'],
    ['/fact-sheets/risk.%70df', 200, { 'x-robots-tag': 'noindex' }],
    ['/healthz', 200, { 'cache-control': 'no-store' }],
    ['/Home', 404, { 'x-content-type-options': 'nosniff' }, 'Unknown'],
    ...['/%', '/%ff', '/%00', '//evil.example/', '/\\evil.example/', '/%2Fhome/'].map(
      (path): [string, number, NodeJS.Dict<string>, string] => [path, 404, {}, 'Unknown'],
    ),
    ...['/../package.json', '/_headers', '/_redirects', '/home/index.html.br'].map(
      (path): [string, number, NodeJS.Dict<string>, string] => [path, 404, {}, 'Unknown'],
    ),
  ])('%s is answered with %d and %j', async (address, status, headers, title = '') => {
    const answer = await get(address);
    expect(answer).toMatchObject({ status, headers });
    if (title) expect(answer.text).toBe(`<title>${title}</title>`);
  });

  test('a 404 never becomes a 304 or a range of the error page', async () => {
    const headers = { 'if-none-match': 'W/"1-1"', range: 'bytes=0-3', 'accept-encoding': 'br' };
    const { status, body } = await get('/nowhere', headers);
    expect(status).toBe(404);
    expect(brotliDecompressSync(body).toString()).toBe('<title>Unknown</title>');
  });

  test('pages accept only GET and HEAD', async () => {
    const { status, headers } = await get('/home', {}, 'DELETE');
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
    expect(await get('/home', {}, 'HEAD')).toMatchObject({ status: 200, text: '' });
  });
});
