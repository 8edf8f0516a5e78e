import type { IncomingMessage, ServerResponse } from 'node:http';

const LARGEST_BODY = 1024 * 1024;

/**
 * Reads a body as text.
 *
 * @throws if it is larger than 1 MiB or the connection ends before
 */
export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > LARGEST_BODY) throw new Error('The body is larger than 1 MiB');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Writes an answer. */
export function reply(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(body);
}

/** Writes an answer in JSON. */
export function replyJson(response: ServerResponse, status: number, value: unknown): void {
  reply(response, status, 'application/json', JSON.stringify(value));
}

/** Tells whether a request was meant for this machine; a foreign name points here by a trick. */
export function isLocal(request: IncomingMessage): boolean {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '');
  return host === '127.0.0.1' || host === 'localhost' || host === '[::1]';
}
