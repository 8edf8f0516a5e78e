import type { Host } from '../../../host/start';
import { request } from '../server/site';
import { open, startFolder, useBuiltSite } from './site';

const ORIGIN = 'https://site.example';
const ADDRESS = '/api/fact-sheet';

const site = useBuiltSite();
let host: Host;

beforeEach(async () => {
  host = await startFolder(site, { REQUEST_TIMEOUT_MS: '300' });
});
afterEach(() => host.close());

const ask = (body: object = request, headers: Record<string, string> = {}) =>
  fetch(`${host.url}${ADDRESS}`, {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Writes the head of a POST and returns its connection. */
function post(path: string, ...headers: string[]) {
  const connection = open(host);
  const lines = [`POST ${path} HTTP/1.1`, 'Host: x', `Origin: ${ORIGIN}`, 'Connection: close'];
  connection.socket.write([...lines, ...headers, '', ''].join('\r\n'));
  return connection;
}

const statusOf = async (answer: Promise<string>) => Number((await answer).split(' ')[1]);

test('a request for a fact sheet is answered, with headers of its own', async () => {
  const answer = await ask();
  expect(answer.status).toBe(202);
  expect(await answer.json()).toEqual({ status: 'accepted' });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'content-type': 'application/json; charset=utf-8',
    'strict-transport-security': expect.stringContaining('max-age='),
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  ['the function', ADDRESS, 'application/json'],
  ['the function, as a form', ADDRESS, 'multipart/form-data; boundary=x'],
  ['the function, of no type', ADDRESS, ''],
  ['a page', '/home', 'text/plain'],
])('40 MB in chunks to %s are refused as soon as 16 KiB are exceeded', async (_, path, type) => {
  const { socket, answer } = post(
    path,
    ...(type ? [`Content-Type: ${type}`] : []),
    'Transfer-Encoding: chunked',
  );
  const chunk = `2000\r\n${'x'.repeat(0x2000)}\r\n`;
  let written = 0;
  const write = () => {
    while (socket.writable && written < 40_000_000) {
      written += 0x2000;
      if (!socket.write(chunk)) {
        socket.once('drain', write);
        return;
      }
    }
  };
  write();
  expect(await statusOf(answer)).toBe(413);
  expect(written).toBeLessThan(40_000_000);
});

test('a body that announces more than 16 KiB is refused unread', async () => {
  const { answer } = post(ADDRESS, 'Content-Type: application/json', 'Content-Length: 16385');
  expect(await statusOf(answer)).toBe(413);
});

test.each(['application/json', 'multipart/form-data; boundary=x'])(
  'an unfinished body of the type %s is cut off',
  async (type) => {
    const { socket, answer } = post(ADDRESS, `Content-Type: ${type}`, 'Content-Length: 100');
    socket.write('{"firstName":');
    expect(await statusOf(answer)).toBe(408);
  },
);

test('an unfinished request head is cut off', async () => {
  const { socket, answer } = open(host);
  socket.write('POST /api/fact-sheet HTTP/1.1\r\nHost: x\r\n');
  expect(await statusOf(answer)).toBe(408);
});

test.each([
  ['without a boundary', 'multipart/form-data', 'x'],
  [
    'truncated',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="a"',
  ],
  ['in a type that makes no sense', '!!', 'x'],
  ['in none', '', 'x'],
])('a body %s is answered with 415', async (_, type, body) => {
  const { socket, answer } = post(
    ADDRESS,
    ...(type ? [`Content-Type: ${type}`] : []),
    `Content-Length: ${body.length}`,
  );
  socket.write(body);
  expect(await statusOf(answer)).toBe(415);
});

test('behind trusted proxies, the client is the address that the first of them saw', async () => {
  await host.close();
  const caps = { TRUSTED_PROXIES: '2', MAIL_CAP_PER_CLIENT: '1' };
  host = await startFolder(site, caps);
  const from = (addresses: string) => ask(request, { 'x-forwarded-for': addresses });
  expect((await from('203.0.113.9, 198.51.100.1, 10.0.0.1')).status).toBe(202);
  expect((await from('203.0.113.10, 198.51.100.1, 10.0.0.1')).status).toBe(429);
  expect((await from('198.51.100.2, 10.0.0.1')).status).toBe(202);
});

test('without trusted proxies, X-Forwarded-For does not change the client', async () => {
  await host.close();
  host = await startFolder(site, { MAIL_CAP_PER_CLIENT: '1' });
  expect((await ask(request, { 'x-forwarded-for': '198.51.100.1' })).status).toBe(202);
  expect((await ask(request, { 'x-forwarded-for': '198.51.100.2' })).status).toBe(429);
});
