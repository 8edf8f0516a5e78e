import type { HostConfig } from './config';
import { createHost } from './server';

export type Host = Awaited<ReturnType<typeof startHost>>;

/** The maximum wait for current requests, in milliseconds. Longer than the function takes. */
const grace = 20_000;

/**
 * Starts the server.
 *
 * @throws If there is no built site, or the port is in use.
 */
export async function startHost(config: HostConfig) {
  const { app, reload } = await createHost(config);
  const listening = await app.listen({ port: config.port, host: config.address });
  return {
    /** Such as http://localhost:9000, without a slash at the end. */
    url: `http://localhost:${new URL(listening).port}`,
    /** Serves the new build, for a folder that is a link to the current build. Logs why if it cannot. */
    reload,
    /** Stops accepting requests, waits for the current ones, and frees the port. */
    close: async (): Promise<void> => {
      // A connection that a browser keeps open becomes idle only after its last response.
      const idle = setInterval(() => app.server.closeIdleConnections(), 100);
      const late = setTimeout(() => app.server.closeAllConnections(), grace);
      await app.close();
      clearInterval(idle);
      clearTimeout(late);
    },
  };
}
