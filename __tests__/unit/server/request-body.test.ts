import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { REQUEST_BODY_MAX } from '../../../src/forms/rules';
import { parseRequestBody, readBody, type Body } from '../../../src/server/request-body';
import { listen } from '../../../tools/site/listen';

type Circumstances = { timeout?: number; hangUp?: boolean; left?: object };

/** Sends raw bytes and returns the result of `readBody`, even for a body that a host has already read. */
async function read(
  raw: (string | Buffer)[],
  { timeout = 2000, hangUp = false, left }: Circumstances = {},
): Promise<Body> {
  const server = createServer();
  const { port, close } = await listen(server);
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  for (const part of raw) socket.write(part);
  if (hangUp) socket.end();
  const [request]: IncomingMessage[] = await once(server, 'request');
  if (!request) throw new Error('no request');
  if (left) {
    await once(request.resume(), 'end');
    Object.assign(request, left);
  }
  const body = await readBody(request, timeout);
  socket.destroy();
  await close();
  return body;
}

const head = 'POST / HTTP/1.1\r\nHost: localhost\r\n';
const sized = (length: number) => `${head}Content-Length: ${length}\r\n\r\n`;
const chunked = `${head}Transfer-Encoding: chunked\r\n\r\n`;
const longest = 'a'.repeat(REQUEST_BODY_MAX - 2);

const json: Body = { kind: 'json', value: { a: 1 } };
const tooLarge: Body = { kind: 'too-large' };
const unreadable: Body = { kind: 'unreadable' };

test.each<[string, (string | Buffer)[], Body]>([
  ['JSON', [sized(7), '{"a":1}'], json],
  ['JSON in pieces', [chunked, '3\r\n{"a\r\n', '4\r\n":1}\r\n', '0\r\n\r\n'], json],
  ['the limit', [sized(REQUEST_BODY_MAX), `"${longest}"`], { kind: 'json', value: longest }],
  ['one more byte than the limit, announced', [sized(REQUEST_BODY_MAX + 1)], tooLarge],
  ['more than the limit in pieces', [chunked, `4000\r\n"${longest}"\r\n`, '1\r\n \r\n'], tooLarge],
  ['nothing', [sized(0)], unreadable],
  ['text that is not JSON', [sized(14), 'firstName=Anna'], unreadable],
  ['bytes that are not UTF-8', [sized(3), Buffer.from([0x22, 0xff, 0x22])], unreadable],
])('a body of %s is read correctly or refused', async (_what, raw, expected) => {
  expect(await read(raw)).toEqual(expected);
});

test('the wait ends if the visitor leaves or stalls', async () => {
  expect(await read([sized(10), '{"a"'], { hangUp: true })).toEqual(unreadable);
  expect(await read([sized(10), '{"a"'], { timeout: 30 })).toEqual(unreadable);
});

test.each<[string, unknown, Body]>([
  ['parsed', { a: 1 }, json],
  ['as text', '{"a":1}', json],
  ['as bytes', Buffer.from('{"a":1}'), json],
  ['parsed, but too large', { a: longest }, tooLarge],
  ['empty', undefined, unreadable],
])('accepts or refuses a body that a host has left %s', (_what, body, expected) => {
  expect(parseRequestBody(body)).toEqual(expected);
});

test('uses the body that a host has already read', async () => {
  expect(await read([sized(1), 'x'], { left: { body: { a: 1 } } })).toEqual(json);
});
