import { once } from 'node:events';
import { createServer } from 'node:http';
import { createHandler } from './handler';

/** Where the sandbox listens by default. */
export const DEFAULT_PORT = 9100;

/** A running sandbox. */
export type Sandbox = {
  /** Such as http://127.0.0.1:9100, without a slash at the end. */
  url: string;
  /** Ends every connection, unanswered ones too, and frees the port. */
  close: () => Promise<void>;
};

/**
 * Starts the simulated providers, on 127.0.0.1 only.
 *
 * @param port 0 takes any free one.
 * @throws If the port is taken.
 */
export async function startSandbox({ port = DEFAULT_PORT } = {}): Promise<Sandbox> {
  const closing = new AbortController();
  const handle = createHandler(closing.signal);
  const server = createServer((request, response) => {
    // Reading or waiting ends with an error where the visitor has left.
    handle(request, response).catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  const bound = server.address();
  return {
    url: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : port}`,
    close: async () => {
      closing.abort();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
