import { createServer } from 'node:http';
import { listen } from '../site/listen';
import { createHandler } from './handler';

export { sandboxEnvironment } from './environment';

/** A running sandbox: its URL, such as http://127.0.0.1:9100, and a function that closes it. */
export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

/**
 * Starts the simulated providers on 127.0.0.1.
 *
 * @param port 0 for any free port.
 * @throws If the port is taken.
 */
export async function startSandbox({ port }: { port: number }) {
  const handle = createHandler();
  const server = createServer((request, response) => {
    // Reading fails if the client has disconnected.
    handle(request, response).catch(() => response.destroy());
  });
  return listen(server, port);
}
