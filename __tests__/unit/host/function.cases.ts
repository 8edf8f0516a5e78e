import { METHODS } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import type { Host } from '../../../host/start';
import { ORIGIN, send } from '../server/site';
import { ask, startFolder, site } from './site';

const ADDRESS = '/api/fact-sheet';

describe('the function', () => {
  let host: Host;

  beforeEach(async () => {
    host = await startFolder(site, { REQUEST_TIMEOUT_MS: '300' });
  });
  afterEach(() => host.close());

  /**
   * Writes the lines of a POST, the last of which may be incomplete, and returns its connection and the response's
   * status.
   */
  function post(path: string, ...lines: string[]) {
    const socket = connect(Number(new URL(host.url).port), '127.0.0.1');
    let answer = '';
    socket
      .on('data', (bytes: Buffer) => (answer += bytes.toString('latin1')))
      .on('error', () => undefined);
    const head = [`POST ${path} HTTP/1.1`, 'Host: x', `Origin: ${ORIGIN}`, 'Connection: close'];
    socket.write([...head, ...lines].join('\r\n'));
    const status = new Promise<number>((resolve) => {
      socket.once('close', () => resolve(Number(answer.split(' ')[1])));
    });
    return { socket, status };
  }

  const typeLine = (type: string) => (type ? [`Content-Type: ${type}`] : []);

  test.each(METHODS.filter((method) => !['POST', 'CONNECT', 'HEAD'].includes(method)))(
    'the method %s is answered with 405',
    async (method) => {
      const { status, headers } = await send(host.url, { path: ADDRESS, method });
      expect(status).toBe(405);
      expect(headers.allow).toBe('POST');
    },
  );

  test.each([
    ['the function', ADDRESS, 'application/json'],
    ['a page', '/home', 'text/plain'],
  ])('40 MB in chunks to %s are refused before they are all sent', async (_, path, type) => {
    let written = 0;
    function* chunks() {
      for (; written < 40_000_000; written += 0x2000) yield `2000\r\n${'x'.repeat(0x2000)}\r\n`;
    }
    const { socket, status } = post(path, ...typeLine(type), 'Transfer-Encoding: chunked', '', '');
    Readable.from(chunks()).pipe(socket);
    expect(await status).toBe(413);
    expect(written).toBeLessThan(40_000_000);
  });

  test.each([
    ['a body that announces more than 16 KiB', 413, 'application/json', 16_385, ''],
    ['an unfinished body', 408, 'application/json', 100, '{"firstName":'],
    ['a truncated form', 415, 'multipart/form-data; boundary=x', 3, '--x'],
    ['a body with an invalid type', 415, '!!', 1, 'x'],
    ['a body without a type', 415, '', 1, 'x'],
  ])('%s is answered with %d', async (_, status, type, length, body) => {
    const posted = post(ADDRESS, ...typeLine(type), `Content-Length: ${length}`, '', body);
    expect(await posted.status).toBe(status);
  });

  test('an unfinished request head is cut off', async () => {
    expect(await post(ADDRESS, '').status).toBe(408);
  });

  test.each<[string, string, [string, number][]]>([
    [
      'behind trusted proxies, the client is the address that the first proxy sees',
      '2',
      [
        ['203.0.113.9, 198.51.100.1, 10.0.0.1', 202],
        ['203.0.113.10, 198.51.100.1, 10.0.0.1', 429],
        ['198.51.100.2, 10.0.0.1', 202],
      ],
    ],
    [
      'without trusted proxies, X-Forwarded-For does not change the client',
      '0',
      [
        ['198.51.100.1', 202],
        ['198.51.100.2', 429],
      ],
    ],
  ])('%s', async (_, proxies, requests) => {
    await host.close();
    host = await startFolder(site, { TRUSTED_PROXIES: proxies, MAIL_CAP_PER_CLIENT: '1' });
    for (const [addresses, status] of requests) {
      expect((await ask(host.url, { 'x-forwarded-for': addresses })).status).toBe(status);
    }
  });
});
