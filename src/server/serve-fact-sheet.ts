import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerFactSheet, type Dependencies } from './handle-fact-sheet';
import { readBody } from './request-body';

/** Netlify's functions have no connection; the platform tells the visitor's address in a header of its own. */
function addressOf({ socket, headers }: IncomingMessage): string {
  return socket?.remoteAddress ?? [headers['x-nf-client-connection-ip']].flat()[0] ?? '';
}

/** Connects the handler to Node's HTTP request and response, for Gatsby, which does not await a function. */
export async function serveFactSheet(
  request: IncomingMessage & { body?: unknown },
  response: ServerResponse,
  dependencies: Dependencies,
): Promise<void> {
  const { status, headers, body } = await answerFactSheet(
    {
      method: request.method,
      headers: request.headers,
      clientAddress: addressOf(request),
      readBody: () => readBody(request),
    },
    dependencies,
  );
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(JSON.stringify(body));
}
