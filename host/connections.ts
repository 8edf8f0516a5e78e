import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The maximum number of connections. Each has at most one open file. */
const CONNECTIONS = 1000;

/** Requests that a connection may send before their responses. No browser does. */
const AHEAD = 16;

/**
 * Limits what clients that do not read responses can make the server hold: Node starts all requests of a connection at
 * once and never closes waiting responses when it ends (https://github.com/nodejs/node/pull/62534).
 *
 * @param idle Milliseconds after which an inactive connection is closed.
 * @returns A function that waits until the previous responses have been read. It returns false if the connection is
 * closed.
 */
export function limitConnections(server: Server, idle: number) {
  server.maxConnections = CONNECTIONS;
  server.setTimeout(idle);
  /** The unanswered requests of each connection, the current one first. */
  const queues = new WeakMap<Socket, (() => void)[]>();

  const queueOf = (socket: Socket) => {
    const known = queues.get(socket);
    if (known) return known;
    const queue: (() => void)[] = [];
    queues.set(socket, queue);
    socket.once('close', () => queue.forEach((start) => start()));
    return queue;
  };

  return ({ socket }: IncomingMessage, response: ServerResponse) =>
    new Promise<boolean>((resolve) => {
      const queue = queueOf(socket);
      const start = () => resolve(!socket.destroyed);
      queue.push(start);
      if (queue.length === 1) start();
      if (queue.length > AHEAD) socket.destroy();
      response.once('close', () => {
        queue.shift();
        queue[0]?.();
      });
    });
}
