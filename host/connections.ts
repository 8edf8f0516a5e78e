import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Connections at one time. Each has at most one open file. */
const CONNECTIONS = 1000;

/** Requests that one connection may send ahead of their answers. No browser does so. */
const AHEAD = 16;

/**
 * Limits what visitors can make the server hold by requests whose answers they do not take: Node starts all requests of a
 * connection at once and never closes the answers that wait when it ends (https://github.com/nodejs/node/pull/62534).
 *
 * @param idle Milliseconds after which a connection is cut off that neither sends nor takes anything.
 * @returns A function that waits until the answers before have been taken. It returns false if the connection is closed.
 */
export function limitConnections(server: Server, idle: number) {
  server.maxConnections = CONNECTIONS;
  server.setTimeout(idle);
  /** Of each connection the requests that are not answered, the one that is being answered first. */
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
