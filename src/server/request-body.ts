import type { IncomingMessage } from 'node:http';
import { REQUEST_BODY_MAX, TIMEOUTS } from '../forms/rules/limits';

export { REQUEST_BODY_MAX as BODY_LIMIT };

export type Body =
  { kind: 'json'; value: unknown } | { kind: 'too-large' } | { kind: 'unreadable' };

function parse(bytes: Uint8Array): Body {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { kind: 'json', value: JSON.parse(text) };
  } catch {
    return { kind: 'unreadable' };
  }
}

/** Reads the JSON of a body that the host has read: parsed, as text or as bytes. Never throws. */
export function parseRequestBody(body: unknown): Body {
  const isText = typeof body === 'string' || body instanceof Uint8Array;
  const bytes = isText ? Buffer.from(body) : Buffer.from(JSON.stringify(body) ?? '');
  return bytes.length > REQUEST_BODY_MAX ? { kind: 'too-large' } : parse(bytes);
}

function readStream(request: IncomingMessage, timeout: number): Promise<Body> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => settle({ kind: 'unreadable' }), timeout);

    function settle(body: Body) {
      clearTimeout(timer);
      request.off('data', keep).off('end', finish).off('error', giveUp).off('close', giveUp);
      // Later errors, such as a reset connection, are of no interest.
      request.on('error', () => undefined);
      resolve(body);
    }
    function keep(chunk: Buffer) {
      size += chunk.length;
      if (size > REQUEST_BODY_MAX) settle({ kind: 'too-large' });
      else chunks.push(chunk);
    }
    const finish = () => settle(parse(Buffer.concat(chunks)));
    const giveUp = () => settle({ kind: 'unreadable' });

    request.on('data', keep).on('end', finish).on('error', giveUp).on('close', giveUp);
  });
}

/**
 * Reads the JSON of a request. Never throws. If the host has already read the body, uses `body`: parsed, as text or as
 * bytes.
 *
 * @param timeout Milliseconds for the whole body.
 */
export async function readBody(
  request: IncomingMessage & { body?: unknown },
  timeout: number = TIMEOUTS.requestBody,
): Promise<Body> {
  if (Number(request.headers['content-length'] ?? 0) > REQUEST_BODY_MAX)
    return { kind: 'too-large' };
  if (request.readableEnded || request.destroyed) return parseRequestBody(request.body);
  return readStream(request, timeout);
}
