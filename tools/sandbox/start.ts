import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { control, type Memory } from './control';
import { isLocal, reply } from './http';
import { newModes } from './modes';
import { Inbox } from './received';
import { serveProvider } from './serve-provider';

/** Where the sandbox listens unless told otherwise. */
export const DEFAULT_PORT = 9100;

/** A running sandbox. */
export type Sandbox = {
  /** Such as http://127.0.0.1:9100, without a slash at the end. */
  url: string;
  /** Ends every connection, unanswered ones too, and frees the port. */
  close: () => Promise<void>;
};

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  memory: Memory,
  closing: AbortSignal,
): Promise<void> {
  if (!isLocal(request)) return reply(response, 403, 'text/plain', 'Forbidden');
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  const isAnswered =
    (await serveProvider(path, request, response, memory, closing)) ||
    (await control(`${request.method} ${path}`, request, response, memory));
  if (!isAnswered) reply(response, 404, 'text/plain', 'Not Found');
}

/**
 * Starts the stand-in for the three providers, on 127.0.0.1 only.
 *
 * @param port 0 takes any free one
 * @throws if the port is taken
 */
export async function startSandbox({ port = DEFAULT_PORT } = {}): Promise<Sandbox> {
  const memory: Memory = { inbox: new Inbox(), modes: newModes() };
  const closing = new AbortController();
  const server = createServer((request, response) => {
    // A visitor who leaves early breaks the reading or the waiting: nobody is left to answer.
    answer(request, response, memory, closing.signal).catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://127.0.0.1:${bound}`,
    close: async () => {
      closing.abort();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
