import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { renameSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { ORIGIN } from '../../fixtures/fact-sheet';
import { setModes } from '../sandbox/calls';
import { ask, buildSite, converse, sandbox, send, siteFile, startSite } from './site';

let url: string;
beforeAll(async () => ({ url } = await startSite()));

const get = (path: string, headers: object = {}, method?: string) =>
  send(url, path, headers, method);

test.each(['identity', 'br'])('an unchanged file is answered with 304 (%s)', async (encoding) => {
  const encodings = { 'accept-encoding': encoding };
  const { etag } = (await get('/home', encodings)).headers;
  const again = await get('/home', { ...encodings, 'if-none-match': etag });
  expect(again).toMatchObject({ status: 304, text: '' });
  const strong = String(etag).replace('W/', '');
  for (const known of [strong, '*']) {
    expect((await get('/home', { ...encodings, 'if-none-match': known })).status).toBe(304);
  }
  expect((await get('/insights/blog', { 'if-none-match': etag })).status).toBe(200);
});

const html = { 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding' };
const revalidated = { 'cache-control': 'public, max-age=0, must-revalidate' };
const secured = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': expect.stringMatching(/^max-age=[3-9]\d{7};/),
};
const uncached = { 'cache-control': 'no-store', ...secured };
const part = { range: 'bytes=4-13', 'accept-encoding': 'br' };

test.each<[string, number, NodeJS.Dict<string>, string?, object?]>([
  ['/home?a=1', 200, { ...revalidated, ...html, ...secured }, 'Home'],
  ['/home', 200, { ...html, 'content-encoding': 'br' }, 'Home', { 'accept-encoding': 'gzip, br' }],
  ['/home', 200, { ...html, 'content-encoding': 'gzip' }, 'Home', { 'accept-encoding': 'gzip' }],
  ['http://other.example/home', 200, {}, 'Home'],
  ['http://other.example', 301, { location: '/home' }],
  ['/h%6fme', 200, {}, 'Home'],
  ['/insights/anything', 200, {}, 'Other'],
  ['/app-0123456789.js', 200, { 'cache-control': 'public, max-age=31536000, immutable' }],
  ['/fact-sheets/risk.%70df', 200, { 'x-robots-tag': 'noindex' }],
  ['/healthz', 200, uncached],
  ['/picture.jpg', 206, { 'content-range': 'bytes 4-13/14' }, '', part],
  ['/', 301, { location: '/home', ...uncached }],
  ['/old/?a=%20b&c', 301, { location: '/home?a=%20b&c' }],
  ['/news', 301, { location: '/insights/blog' }],
  ['/news/2019/a.html', 301, { location: '/insights/blog' }],
  ['/home/?a=%20%C3%A9%25', 301, { location: '/home?a=%20%C3%A9%25' }],
  // A part of the error page, or a 304 for it, would be taken for the missing page.
  ['/nowhere', 404, uncached, 'Unknown', part],
  ['/nowhere', 404, uncached, 'Unknown', { 'if-none-match': 'W/"1-1"' }],
  ['/gone', 410, uncached, 'Unknown'],
])('%s is answered with %d', async (address, status, headers, title = '', sent = {}) => {
  const answer = await get(address, sent);
  expect(answer).toMatchObject({ status, headers });
  if (title) expect(answer.text).toBe(`<title>${title}</title>`);
});

test.each([
  ...['/newsroom', '/insights/anything/deeper', '/Home', '/app-9876543210.js', '/%0a'],
  ...['/%', '/%ff', '/%00', '//evil.example/', '/\\evil.example/', '/%2Fhome/'],
  ...['/../package.json', '/_headers', '/home/index.html.br'],
])('%s is not found', async (address) => {
  const text = '<title>Unknown</title>';
  expect(await get(address)).toMatchObject({ status: 404, headers: uncached, text });
});

test('a host serves the build with which it has started, until it starts again', async () => {
  const addresses = ['/home', '/app-0123456789.js', '/nowhere', '/new'];
  const encodings = { 'accept-encoding': 'br' };
  const served = (host: string) =>
    Promise.all(addresses.map((address) => send(host, address, encodings)));
  const { url: host } = await startSite();
  const before = await served(host);
  rmSync(siteFile(), { recursive: true });
  const newer = '<title>HOME</title>';
  await buildSite(siteFile(), { 'home/index.html': newer, 'new/index.html': 'New' });
  expect((await served(host)).map(({ text }) => text)).toEqual(before.map(({ text }) => text));
  const after = await served((await startSite()).url);
  expect([after[0]?.text, after[3]?.status]).toEqual([newer, 200]);
  // An ETag changes with the text of a file, and not with its times.
  const same = after.map(({ headers }, index) => headers.etag === before[index]?.headers.etag);
  expect(same).toEqual([false, true, true, false]);
  rmSync(siteFile(), { recursive: true });
  await buildSite(siteFile());
});

test('a host does not start while a build runs', async () => {
  renameSync(siteFile('_redirects'), siteFile('later'));
  await expect(startSite()).rejects.toThrow('no built site. Run `npm run build`, or wait');
  renameSync(siteFile('later'), siteFile('_redirects'));
});

test('pages accept only GET and HEAD', async () => {
  const refused = await get('/home', {}, 'DELETE');
  expect(refused).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  expect(await get('/home', {}, 'HEAD')).toMatchObject({ status: 200, text: '' });
});

/**
 * Sends lines, then a byte now and then, and never closes. Resolves with the answers once the server has closed, which it
 * does at once, long before the end of keep-alive.
 */
async function dribble(host: string, ...lines: string[]): Promise<string> {
  const { socket, closed } = converse(host, ...lines);
  socket.allowHalfOpen = true;
  const timer = setInterval(() => socket.write('x'), 50);
  let answered = Infinity;
  socket.once('data', () => (answered = Date.now()));
  const answer = await closed.finally(() => clearInterval(timer));
  expect(Date.now() - answered).toBeLessThan(4000);
  return answer;
}

const post = ['POST /api/fact-sheet HTTP/1.1', 'Host: x', `Origin: ${ORIGIN}`];
const body = ['Content-Length: 1000', '', '{"firstName":'];

test.each<[string, string[], number]>([
  ['a broken line', ['nonsense', ''], 400],
  ['an unfinished head', [...post, 'A: '], 408],
  ['an unfinished body', [...post, ...body], 408],
  ['an unfinished body for an unknown page', ['GET /nowhere HTTP/1.1', 'Host: x', ...body], 404],
  ['an unknown expectation', ['GET /home HTTP/1.1', 'Host: x', 'Expect: x', ...body], 200],
  ['a body without a type', [...post, 'Connection: close', 'Content-Length: 1', '', 'x'], 415],
  ['a body of more than 16 KiB', [...post, 'Content-Length: 16385', '', ''], 413],
  ['a head of more than 16 KiB', [...post, `A: ${'x'.repeat(17_000)}`], 431],
])('%s is answered once, and the connection is gone', async (_, lines, status) => {
  const host = await startSite({}, { request: 300 });
  const answer = await dribble(host.url, ...lines);
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`]);
});

test('/healthz says what is wrong; a stopping server serves on for a moment, and waits only for its answers', async () => {
  const host = await startSite();
  const health = async () => {
    const { status, text } = await send(host.url, '/healthz');
    return [status, JSON.parse(text).problems];
  };
  const head = dribble(host.url, ...post, 'A: ');
  const unfinished = dribble(host.url, ...post, ...body);
  expect(await health()).toEqual([200, []]);
  // A visitor who mistypes an address three times is no problem of the host.
  for (const mail of ['error', 'error', 'rejected', 'rejected', 'rejected']) {
    await setModes(sandbox, { mail });
    await ask(host.url);
  }
  expect(await health()).toEqual([200, []]);
  await setModes(sandbox, { mail: 'error' });
  await ask(host.url);
  expect(await health()).toEqual([200, ['the last 3 emails were not sent: the log says why']]);
  await setModes(sandbox, { mail: 'ok' });
  await ask(host.url);
  expect(await health()).toEqual([200, []]);
  const started = Date.now();
  const closed = host.close(1500);
  const [answer, { status }] = await Promise.all([health(), send(host.url, '/home')]);
  expect([...answer, status]).toEqual([503, ['the server is stopping'], 200]);
  expect(await Promise.all([head, unfinished, closed])).toEqual(['', '', undefined]);
  // What never arrives would take ten seconds.
  expect(Date.now() - started).toBeLessThan(9000);
});

test.each([
  // The client is the address that the first proxy sees.
  ['2', '203.0.113.10, 198.51.100.1, 10.0.0.1', 429],
  ['2', '198.51.100.2, 10.0.0.1', 202],
  ['0', '198.51.100.2', 429],
])('behind %s proxies, a second request from %s is answered with %d', async (...row) => {
  const [proxies, addresses, status] = row;
  const host = await startSite({ TRUSTED_PROXIES: proxies, MAIL_CAP_PER_CLIENT: '1' });
  const first = { 'x-forwarded-for': '203.0.113.9, 198.51.100.1, 10.0.0.1' };
  expect((await ask(host.url, first)).status).toBe(202);
  expect((await ask(host.url, { 'x-forwarded-for': addresses })).status).toBe(status);
});

test('idle connections end after seconds, and make room for visitors at once', async () => {
  const connections = 5;
  const host = await startSite({}, { connections });
  const request = ['GET /home HTTP/1.1', 'Host: x', '', ''];
  const idle = Array.from({ length: connections }, () => converse(host.url, ...request));
  await Promise.all(idle.map(({ begun }) => begun));
  // The one that finds no room makes it.
  await send(host.url, '/home').catch(() => undefined);
  const visit = await send(host.url, '/home');
  expect(visit).toMatchObject({ status: 200, headers: { 'keep-alive': 'timeout=5' } });
});

test('a proxy ends idle connections before the server does', async () => {
  const { url } = await startSite({ TRUSTED_PROXIES: '1' });
  expect((await send(url, '/home')).headers['keep-alive']).toBe('timeout=620');
});

test.each([
  ['do not go on reading', 1],
  ['send another request before the response', 2],
])('clients that %s are cut off', async (_, requests) => {
  const accepted: Socket[] = [];
  const keep = (message: unknown) => accepted.push(Object(message).socket);
  subscribe('net.server.socket', keep);
  const host = await startSite({}, { idle: 1000 });
  const request = 'GET /large.pdf HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(requests);
  const { socket, begun, closed } = converse(host.url, request);
  await begun;
  socket.pause();
  unsubscribe('net.server.socket', keep);
  expect((await send(host.url, '/home')).status).toBe(200);
  // Fails before the test's own limit, which would name no line.
  const signal = AbortSignal.timeout(30_000);
  for (const one of accepted) if (!one.closed) await once(one, 'close', { signal });
  socket.resume();
  await closed;
});
