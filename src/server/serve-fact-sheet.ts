import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  FAILED,
  handleFactSheetRequest,
  type Answer,
  type Dependencies,
} from './handle-fact-sheet';
import { readBody } from './request-body';

function write(response: ServerResponse, { status, headers, body }: Answer): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
  response.end(JSON.stringify(body));
}

/**
 * Connects the handler to Node's HTTP request and response. Always answers and never rejects: Gatsby doesn't
 * await a function, so an error would end the process.
 */
export async function serveFactSheet(
  request: IncomingMessage & { body?: unknown },
  response: ServerResponse,
  dependencies: Dependencies,
): Promise<void> {
  let answer: Answer;
  try {
    answer = await handleFactSheetRequest(
      {
        method: request.method,
        headers: request.headers,
        // Netlify's requests have no socket.
        remoteAddress: request.socket?.remoteAddress,
        readBody: () => readBody(request),
      },
      dependencies,
    );
  } catch (error) {
    dependencies.log(`/api/fact-sheet: ${String(error)}`);
    answer = FAILED;
  }
  write(response, answer);
}
