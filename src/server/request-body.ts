import type { IncomingMessage } from 'node:http';

/** The largest body that the function reads, in bytes. */
export const BODY_LIMIT = 16 * 1024;

/** A visitor's connection may stall this long while it sends. Milliseconds. */
export const BODY_TIMEOUT = 10_000;

/** What came of reading a body. */
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

function alreadyRead(body: unknown): Body {
  const isText = typeof body === 'string' || body instanceof Uint8Array;
  const bytes = isText ? Buffer.from(body) : Buffer.from(JSON.stringify(body) ?? '');
  return bytes.length > BODY_LIMIT ? { kind: 'too-large' } : parse(bytes);
}

function readStream(request: IncomingMessage, timeout: number): Promise<Body> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => settle({ kind: 'unreadable' }), timeout);

    function settle(body: Body) {
      clearTimeout(timer);
      request.off('data', keep).off('end', finish).off('error', giveUp).off('close', giveUp);
      // An error after this one, such as a reset connection, has nobody left to tell.
      request.on('error', () => undefined);
      resolve(body);
    }
    function keep(chunk: Buffer) {
      size += chunk.length;
      if (size > BODY_LIMIT) settle({ kind: 'too-large' });
      else chunks.push(chunk);
    }
    const finish = () => settle(parse(Buffer.concat(chunks)));
    const giveUp = () => settle({ kind: 'unreadable' });

    request.on('data', keep).on('end', finish).on('error', giveUp).on('close', giveUp);
  });
}

/**
 * Reads the JSON of a request, 16 KiB at most, and never throws. The function's own `config` keeps
 * Gatsby's body parsers away, as they would answer a broken body themselves; should a host have read
 * the body before, what it left in `body` counts: parsed, as text or as bytes.
 *
 * @param timeout milliseconds
 */
export async function readBody(
  request: IncomingMessage & { body?: unknown },
  timeout = BODY_TIMEOUT,
): Promise<Body> {
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT) return { kind: 'too-large' };
  if (request.readableEnded || request.destroyed) return alreadyRead(request.body);
  return readStream(request, timeout);
}
