import { PassThrough, type Readable } from 'node:stream';
import { REQUEST_BODY_MAX } from '../../forms/rules/limits';

export { REQUEST_BODY_MAX as BODY_LIMIT };

/** The bytes of a stream; undefined if there are more than a maximum. */
export async function readAtMost(
  stream: AsyncIterable<Uint8Array>,
  max: number,
): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > max) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The value of JSON in UTF-8; undefined for anything else. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** The body of a request that nobody has read; undefined if it is too large. */
export function readBody(request: Readable): Promise<Buffer | undefined> {
  // Not from the request itself: that would close the connection before the response, and a request of Netlify, which
  // has none, fails when it ends (Node 24).
  const body = new PassThrough();
  request.on('error', () => body.end()).pipe(body);
  return readAtMost(body, REQUEST_BODY_MAX);
}
