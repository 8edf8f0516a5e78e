import { PassThrough, type Readable } from 'node:stream';
import { REQUEST_BODY_MAX } from '../../forms/rules/limits';

export { REQUEST_BODY_MAX as BODY_LIMIT };

export type Body =
  { kind: 'json'; value: unknown } | { kind: 'too-large' } | { kind: 'unreadable' };

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

/** Reads the JSON of a body. */
export function parseBody(bytes: Uint8Array): Body {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { kind: 'json', value: JSON.parse(text) };
  } catch {
    return { kind: 'unreadable' };
  }
}

/** Reads the JSON of a request whose body nobody has read. */
export async function readBody(request: Readable): Promise<Body> {
  // Not from the request itself: that would close the connection before the response, and a request of Netlify, which
  // has none, fails when it ends (Node 24).
  const body = new PassThrough();
  request.on('error', () => body.end()).pipe(body);
  const bytes = await readAtMost(body, REQUEST_BODY_MAX);
  return bytes ? parseBody(bytes) : { kind: 'too-large' };
}
