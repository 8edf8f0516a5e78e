import { connect } from 'node:net';
import { Readable } from 'node:stream';
import type { Host } from '../../../host/server';
import { ORIGIN } from '../server/site';
import { ask, startSite } from './site';

describe('the function of the host', () => {
  let host: Host;
  beforeEach(async () => {
    host = await startSite();
  });
  afterEach(() => host.close());

  /** Writes lines of a POST, and returns its connection and the response's status. */
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

  test.each([
    ['the function', '/api/fact-sheet', 'application/json'],
    ['a page', '/home', 'text/plain'],
  ])('40 MB in chunks to %s are refused before they are all sent', async (_, path, type) => {
    let written = 0;
    function* chunks() {
      for (; written < 40_000_000; written += 0x2000) yield `2000\r\n${'x'.repeat(0x2000)}\r\n`;
    }
    const lines = [`Content-Type: ${type}`, 'Transfer-Encoding: chunked', '', ''];
    const { socket, status } = post(path, ...lines);
    Readable.from(chunks()).pipe(socket);
    expect(await status).toBe(413);
    expect(written).toBeLessThan(40_000_000);
  });

  test.each([
    ['a body that announces more than 16 KiB', 413, ['Content-Length: 16385', '', '']],
    ['an unfinished body', 408, ['Content-Length: 100', '', '{"firstName":']],
    ['an unfinished head', 408, ['']],
    ['a body without a type', 415, ['Content-Length: 1', '', 'x']],
  ])('%s is answered with %d', async (_, status, lines) => {
    await host.close();
    host = await startSite({}, { requestTimeout: 300 });
    expect(await post('/api/fact-sheet', ...lines).status).toBe(status);
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
    host = await startSite({ TRUSTED_PROXIES: proxies, MAIL_CAP_PER_CLIENT: '1' });
    for (const [addresses, status] of requests) {
      expect((await ask(host.url, { 'x-forwarded-for': addresses })).status).toBe(status);
    }
  });
});
