import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FactSheetFunction } from './handle-fact-sheet';
import { readBody } from './request-body';

/** Functions on Netlify have no socket. The platform sends the visitor's IP address in a header. */
function clientAddressOf({ socket, headers }: IncomingMessage): string {
  return socket?.remoteAddress ?? [headers['x-nf-client-connection-ip']].flat()[0] ?? '';
}

/** Adapts the handler to Node's HTTP request and response. Never rejects, since Gatsby does not await functions. */
export async function serveFactSheet(
  request: IncomingMessage & { body?: unknown },
  response: ServerResponse,
  answerTo: FactSheetFunction,
): Promise<void> {
  const { status, headers, body } = await answerTo({
    method: request.method,
    headers: request.headers,
    clientAddress: clientAddressOf(request),
    readBody: () => readBody(request),
  });
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(JSON.stringify(body));
}
