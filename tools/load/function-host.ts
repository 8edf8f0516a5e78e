/** Runs the rehearsed function behind a plain HTTP server, in a process of its own, and reports its memory. */
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { rehearsedFunction } from '../rehearsal/function';

const address = '/api/fact-sheet';

async function host(): Promise<void> {
  const handler = await rehearsedFunction(address);
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { statusCode, body: answer } = await handler(
      {
        path: address,
        httpMethod: request.method ?? 'GET',
        multiValueHeaders: Object.fromEntries(
          Object.entries(request.headersDistinct).map(([name, values]) => [name, values ?? []]),
        ),
        body: body.length > 0 ? body.toString('base64') : null,
        isBase64Encoded: true,
        rawUrl: `http://${request.headers.host ?? ''}${address}`,
      },
      {},
    );
    response.writeHead(statusCode).end(Buffer.from(answer ?? '', 'base64'));
  });
  server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
  process.on('message', () => process.send?.(process.memoryUsage.rss()));
}

void host();
