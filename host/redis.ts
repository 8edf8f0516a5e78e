import { once } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { createMemoryCounter, type CreateCounter } from '../src/server/function/limits';

/** Milliseconds. Visitors wait this long if Redis hangs. */
const timeout = 1000;

/**
 * Connects to Redis or Valkey, for limits that all servers share. While the connection is lost, the limits are counted
 * in memory. Logs when it is lost, with the reason, and when it is back.
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
  });
  let isShared: boolean | undefined;
  client.on('ready', () => {
    isShared = true;
    log.info('Redis: connected, limits are shared');
  });
  client.on('error', ({ message, code }: Error & { code?: string }) => {
    if (isShared !== false) log.warn(`Redis: limits are counted in memory (${message || code})`);
    isShared = false;
  });
  // Until it is connected or has failed, so that no request is counted elsewhere.
  await once(client, 'ready').catch(() => undefined);
  const createCounter: CreateCounter = (options) =>
    new RateLimiterRedis({
      ...options,
      storeClient: client,
      rejectIfRedisNotReady: true,
      insuranceLimiter: createMemoryCounter(options),
    });
  return {
    createCounter,
    isReady: () => client.status === 'ready',
    close: () => client.disconnect(),
  };
}
