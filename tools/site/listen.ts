import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/**
 * Starts listening. Throws if the port is in use.
 *
 * @param wanted 0 for any free port
 * @param host the name or address of a network interface
 * @returns the port, the URL, and a function that closes the server and all its connections
 */
export async function listen(server: Server, wanted = 0, host = '127.0.0.1') {
  await once(server.listen(wanted, host), 'listening');
  const { port } = Object(server.address());
  const close = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { port: Number(port), url: `http://127.0.0.1:${port}`, close };
}

/** Free ports on this machine, which differ from each other. */
export function freePorts(count: number): number[] {
  const servers = Array.from({ length: count }, () => createServer().listen(0));
  return servers.map((server) => {
    const address = server.address();
    server.close();
    return Number(Object(address).port);
  });
}

/** A free port on this machine. */
export const freePort = (): number => Number(freePorts(1)[0]);
