import { once } from 'node:events';
import { createServer, IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { REQUEST_BODY_MAX } from '../../../src/forms/rules';
import { readBody, type Body } from '../../../src/server/request-body';
import { listen } from '../../fixtures/listen';

/** Sends raw bytes and returns what `readBody` makes of them. */
async function read(raw: string[], { timeout = 2000, hangUp = false } = {}): Promise<Body> {
  const server = createServer();
  const { port } = new URL(await listen(server));
  const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  for (const part of raw) socket.write(part);
  if (hangUp) socket.end();
  const [request]: IncomingMessage[] = await once(server, 'request');
  if (!request) throw new Error('no request');
  const body = await readBody(request, timeout);
  socket.destroy();
  server.closeAllConnections();
  server.close();
  return body;
}

const head = 'POST / HTTP/1.1\r\nHost: localhost\r\n';
const sized = (length: number) => `${head}Content-Length: ${length}\r\n\r\n`;
const chunked = `${head}Transfer-Encoding: chunked\r\n\r\n`;

test('JSON is read, in one piece or in several', async () => {
  expect(await read([sized(7), '{"a":1}'])).toEqual({ kind: 'json', value: { a: 1 } });
  expect(await read([chunked, '3\r\n{"a\r\n', '4\r\n":1}\r\n', '0\r\n\r\n'])).toEqual({
    kind: 'json',
    value: { a: 1 },
  });
});

test('a body of the limit is read, one more byte is too much', async () => {
  const text = (length: number) => `"${'a'.repeat(length - 2)}"`;
  expect(await read([sized(REQUEST_BODY_MAX), text(REQUEST_BODY_MAX)])).toMatchObject({
    kind: 'json',
  });
  expect(await read([sized(REQUEST_BODY_MAX + 1), text(REQUEST_BODY_MAX + 1)])).toEqual({
    kind: 'too-large',
  });
});

test('a body that announces too much is refused unread, one that does not when it gets there', async () => {
  expect(await read([sized(1_000_000)])).toEqual({ kind: 'too-large' });
  const piece = 'a'.repeat(0x1000);
  expect(await read([chunked, ...Array(5).fill(`1000\r\n${piece}\r\n`)])).toEqual({
    kind: 'too-large',
  });
});

test.each([
  ['nothing', ''],
  ['no JSON', 'firstName=Anna'],
  ['half of it', '{"a":'],
  ['more than one', '{}{}'],
])('%s cannot be read', async (_, text) => {
  expect(await read([sized(text.length), text])).toEqual({ kind: 'unreadable' });
});

test('bytes that are no UTF-8 cannot be read', async () => {
  const request = Object.assign(Readable.from([Buffer.from([0x22, 0xff, 0x22])]), { headers: {} });
  expect(await readBody(asMessage(request))).toEqual({ kind: 'unreadable' });
});

test('a visitor who leaves or stalls ends the wait', async () => {
  expect(await read([sized(10), '{"a"'], { hangUp: true })).toEqual({ kind: 'unreadable' });
  expect(await read([sized(10), '{"a"'], { timeout: 30 })).toEqual({ kind: 'unreadable' });
});

/** Some hosts pass a plain stream as the request: gatsby-adapter-netlify does. */
function asMessage(stream: Readable & { body?: unknown }): IncomingMessage & { body?: unknown } {
  const dressed: unknown = Object.assign(stream, IncomingMessage.prototype);
  if (isMessage(dressed)) return dressed;
  throw new TypeError('not a request');
}

function isMessage(value: unknown): value is IncomingMessage & { body?: unknown } {
  return value instanceof Readable && 'headers' in value;
}

describe('a host without connections', () => {
  test('hands over a stream that was not read', async () => {
    const stream = Object.assign(new Readable(), { headers: {} });
    const request = asMessage(stream);
    stream.push('{"a":1}');
    stream.push(null);
    expect(await readBody(request)).toEqual({ kind: 'json', value: { a: 1 } });
  });

  test('hands over no body at all', async () => {
    const stream = Object.assign(new Readable(), { headers: {} });
    const request = asMessage(stream);
    stream.push(null);
    expect(await readBody(request)).toEqual({ kind: 'unreadable' });
  });

  const cases: [string, unknown, Body][] = [
    ['parsed', { a: 1 }, { kind: 'json', value: { a: 1 } }],
    ['as text', '{"a":1}', { kind: 'json', value: { a: 1 } }],
    ['as bytes', Buffer.from('{"a":1}'), { kind: 'json', value: { a: 1 } }],
    ['as broken text', '{"a":', { kind: 'unreadable' }],
    ['as too long a text', `"${'a'.repeat(REQUEST_BODY_MAX)}"`, { kind: 'too-large' }],
    ['parsed from too much', { a: 'a'.repeat(REQUEST_BODY_MAX) }, { kind: 'too-large' }],
    ['as nothing', undefined, { kind: 'unreadable' }],
  ];
  test.each(cases)('has read the stream and left the body %s', async (_, body, expected) => {
    const stream = Object.assign(Readable.from(['x']), { headers: {}, body });
    stream.resume();
    await once(stream, 'end');
    expect(await readBody(asMessage(stream))).toEqual(expected);
  });
});
