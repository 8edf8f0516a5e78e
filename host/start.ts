import type { HostConfig } from './config';
import { createHost } from './server';

/** A running host. */
export interface Host {
  /** Such as http://localhost:9000, without a slash at the end. */
  url: string;
  /** Takes no new requests, lets those that are under way finish, and frees the port. */
  close: () => Promise<void>;
}

/** Milliseconds for requests under way: longer than the function takes at most. */
const grace = 20_000;

/**
 * Starts a host.
 *
 * @throws where the folder holds no built site, or the port is taken
 */
export async function startHost(config: HostConfig): Promise<Host> {
  const app = await createHost(config);
  const listening = await app.listen({ port: config.port, host: config.address });
  return {
    url: `http://localhost:${new URL(listening).port}`,
    close: async () => {
      // A connection that a browser keeps open becomes idle only after its last answer.
      const idle = setInterval(() => app.server.closeIdleConnections(), 100);
      const late = setTimeout(() => app.server.closeAllConnections(), grace);
      await app.close();
      clearInterval(idle);
      clearTimeout(late);
    },
  };
}
