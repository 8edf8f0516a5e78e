import type { HostConfig } from './config';
import { createHost } from './server';

export interface Host {
  /** Such as http://localhost:9000, without a slash at the end. */
  url: string;
  /** Serves the new build, for a folder that is a link to the current build. */
  reload: () => void;
  /** Stops accepting requests, waits for the current ones, and frees the port. */
  close: () => Promise<void>;
}

/** The maximum wait for current requests, in milliseconds. Longer than the function takes. */
const grace = 20_000;

/**
 * Starts the server.
 *
 * @throws If there is no built site, or the port is in use.
 */
export async function startHost(config: HostConfig): Promise<Host> {
  const { app, reload } = await createHost(config);
  const listening = await app.listen({ port: config.port, host: config.address });
  return {
    url: `http://localhost:${new URL(listening).port}`,
    reload,
    close: async () => {
      // A connection that a browser keeps open becomes idle only after its last response.
      const idle = setInterval(() => app.server.closeIdleConnections(), 100);
      const late = setTimeout(() => app.server.closeAllConnections(), grace);
      await app.close();
      clearInterval(idle);
      clearTimeout(late);
    },
  };
}
