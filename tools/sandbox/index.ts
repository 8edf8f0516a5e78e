import { createServer } from 'node:http';
import { listen } from '../site/listen';
import { createHandler } from './handler';

export { sandboxEnvironment } from './environment';

/** A running sandbox. */
export type Sandbox = {
  /** Such as http://127.0.0.1:9100. */
  url: string;
  /** Closes all connections and the server. */
  close: () => Promise<void>;
};

/**
 * Starts the simulated providers on 127.0.0.1.
 *
 * @param port 0 for any free port.
 * @throws If the port is taken.
 */
export async function startSandbox({ port }: { port: number }): Promise<Sandbox> {
  const handle = createHandler();
  const server = createServer((request, response) => {
    // Reading fails if the client has disconnected.
    handle(request, response).catch(() => response.destroy());
  });
  return listen(server, port);
}
