import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FactSheetFunction } from './handle-fact-sheet';
import { readBody } from './request-body';

/** Adapts the handler to Node's HTTP request and response. Never rejects, since Gatsby does not await functions. */
export async function serveFactSheet(
  request: IncomingMessage & { body?: unknown },
  response: ServerResponse,
  answerTo: FactSheetFunction,
): Promise<void> {
  const { status, headers, body } = await answerTo({
    method: request.method,
    headers: request.headers,
    // Functions on Netlify have no socket: the platform sends the visitor's IP address in a header.
    clientAddress:
      request.socket?.remoteAddress ?? String(request.headers['x-nf-client-connection-ip'] ?? ''),
    readBody: () => readBody(request),
  });
  response.writeHead(status, headers).end(JSON.stringify(body));
}
