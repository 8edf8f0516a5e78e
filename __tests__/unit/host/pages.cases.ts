import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Host } from '../../../host/start';
import { send } from '../server/site';
import { long, startFolder, site } from './site';

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
  ])('compresses text with %s if clients accept %s', async (encoding, accepted, decompress) => {
    const { headers, body } = await get('/home', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(decompress(body).toString()).toBe(long('Home'));
  });

  test.each(['identity', 'br'])('an unchanged file is answered with 304 (%s)', async (encoding) => {
    const encodings = { 'accept-encoding': encoding };
    const { etag } = (await get('/home', encodings)).headers;
    const again = await get('/home', { ...encodings, 'if-none-match': String(etag) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test('only documents have document policies', async () => {
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

  test('a picture is not compressed, and a range of it is answered with 206', async () => {
    const asked = { range: 'bytes=4-13', 'accept-encoding': 'br' };
    const { status, headers, text } = await get('/picture.jpg', asked);
    expect(status).toBe(206);
    expect(headers['content-range']).toBe('bytes 4-13/1400');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(text).toBe('compressed');
  });

  // Answers that all hosts share are in docs/hosts.md, and deploy/hosts.test.ts checks `host/` against it.
  test.each<[string, number, NodeJS.Dict<string>]>([
    ['/home/?a=%20%C3%A9%25', 301, { location: '/home?a=%20%C3%A9%25' }],
    ['/.well-known/security.txt', 200, { 'content-type': expect.stringMatching(/^text\/plain/) }],
    ['/healthz', 200, { 'cache-control': 'no-store' }],
    ['/fact-sheets/risk.%70df', 200, { 'x-robots-tag': 'noindex' }],
    ['http://other.example/home', 200, { 'x-content-type-options': 'nosniff' }],
    ['http://other.example', 301, { location: '/home' }],
    ['/insights/../', 301, { location: '/home' }],
    ['/\\evil.example/..', 301, { location: '/home' }],
    ['/contact%3Fa=1%26b=2?c=3', 301, { location: '/contact?a=1&b=2&c=3' }],
    ['/contact%23form?a=1', 301, { location: '/contact?a=1#form' }],
    ['/contact).', 301, { location: '/contact' }],
    ['/Contact&utm_source=mail?a=1', 301, { location: '/contact?utm_source=mail&a=1' }],
    ['/insights/blog/content/OLD', 301, { location: '/insights/blog/content/new' }],
    ['/insights/blog/content/old%3Fa=1', 301, { location: '/insights/blog/content/new?a=1' }],
    ['/contact%3Fa=%0D%0Ab:c', 301, { location: '/contact?a=%0D%0Ab:c' }],
  ])('%s is answered with %d and %j', async (address, status, headers) => {
    expect(await get(address)).toMatchObject({ status, headers });
  });

  const unknown = ['//evil.example/', '/../package.json', '/insights/%2Fhome'];

  test.each<[string, number, string]>([
    ['/insights/anything', 200, 'Other'],
    // Another kind of insight than blog.
    ['/insights/BLOG', 200, 'Other'],
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

  test('a 404 never becomes a 304 or a range of the error page', async () => {
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
