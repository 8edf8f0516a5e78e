import { Readable } from 'node:stream';
import { REQUEST_BODY_MAX } from '../../../src/forms/rules';
import { parseJson, readBody } from '../../../src/server/function/request-body';

const longest = 'a'.repeat(REQUEST_BODY_MAX - 2);

test.each<[string, (string | Buffer)[], unknown]>([
  ['JSON in pieces', ['{"a', '":1}'], { a: 1 }],
  ['the limit', [`"${longest}"`], longest],
  ['one more byte than the limit', [`"${longest}"`, ' '], 'too large'],
  ['bytes that are not UTF-8', [Buffer.from([0x22, 0xff, 0x22])], undefined],
])('a body of %s is read or refused', async (_what, parts, expected) => {
  const request = Readable.from(parts.map((part) => Buffer.from(part)));
  const body = await readBody(request);
  expect(body ? parseJson(body) : 'too large').toEqual(expected);
});
