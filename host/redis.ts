import { once } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { createMemoryCounter, type CreateCounter } from '../src/server/function/limits';

/** Milliseconds. Visitors wait this long if Redis hangs. */
const timeout = 1000;

/**
 * Connects to Redis or Valkey, for limits that all servers share. While it is not reached or stores nothing, since it is
 * full or read-only, the limits are counted in memory. Logs when that begins, with the reason, and when it ends.
 */
export async function connectRedis(url: string, log: FastifyBaseLogger) {
  const [{ default: Client }, { RateLimiterRedis }] = await Promise.all([
    import('ioredis'),
    import('rate-limiter-flexible'),
  ]);
  const client = new Client(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: timeout,
    commandTimeout: timeout,
    socketTimeout: 2 * timeout,
    // When the server stops, every request has its answer: nothing waits for a connection that is gone.
    disconnectTimeout: 0,
    // After a failover the same address leads to another server.
    reconnectOnError: ({ message }) => /\b(?:READONLY|OOM|MISCONF)\b/.test(message),
  });
  let isShared: boolean | undefined;
  const succeed = () => {
    if (!isShared) log.info('Redis: limits are shared');
    isShared = true;
  };
  const fail = (reason: unknown) => {
    const { message, code } = Object(reason);
    if (isShared !== false) log.warn(`Redis: limits are counted in memory (${message || code})`);
    isShared = false;
  };
  client.on('error', fail);
  /** Whether Redis stores something now. */
  const check = async () => {
    await client.set('fact-sheet-check', '', 'EX', 1).then(succeed, fail);
    return isShared;
  };
  // Until it is connected or has failed, so that no request is counted elsewhere.
  await once(client, 'ready').then(check, () => undefined);

  const createCounter: CreateCounter = (options) => {
    const shared = new RateLimiterRedis({ ...options, storeClient: client });
    const inMemory = createMemoryCounter(options);
    return {
      get: (key) => shared.get(key).catch(() => inMemory.get(key)),
      async penalty(key) {
        const count = await shared.penalty(key).catch(fail);
        if (count) succeed();
        return count ?? inMemory.penalty(key);
      },
    };
  };
  return { createCounter, check, close: () => client.disconnect() };
}
