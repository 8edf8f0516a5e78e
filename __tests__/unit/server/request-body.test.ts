import { Readable } from 'node:stream';
import { REQUEST_BODY_MAX } from '../../../src/forms/rules';
import { readBody, type Body } from '../../../src/server/function/request-body';

const longest = 'a'.repeat(REQUEST_BODY_MAX - 2);

test.each<[string, (string | Buffer)[], Body]>([
  ['JSON in pieces', ['{"a', '":1}'], { kind: 'json', value: { a: 1 } }],
  ['the limit', [`"${longest}"`], { kind: 'json', value: longest }],
  ['one more byte than the limit', [`"${longest}"`, ' '], { kind: 'too-large' }],
  ['bytes that are not UTF-8', [Buffer.from([0x22, 0xff, 0x22])], { kind: 'unreadable' }],
])('a body of %s is read or refused', async (_what, parts, expected) => {
  const request = Readable.from(parts.map((part) => Buffer.from(part)));
  expect(await readBody(request)).toEqual(expected);
});
