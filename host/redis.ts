import type { FastifyBaseLogger } from 'fastify';
import { createMemoryCounter, type CreateCounter } from '../src/server/limits';

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
  let isShared: boolean | undefined;
  function lose({ message, code }: Error & { code?: string }) {
    if (isShared !== false) log.warn(`Redis: limits are counted in memory (${message || code})`);
    isShared = false;
  }
  const client = new Client(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: timeout,
    commandTimeout: timeout,
    socketTimeout: 2 * timeout,
    retryStrategy: (attempt) => Math.min(100 * attempt, 5 * timeout),
    // Redis refuses a command if it is full, or a node of a cluster. If it has become a replica, its name may lead to
    // another one now. A script that it does not have yet is sent to it.
    reconnectOnError: (error) => {
      if (!error.message.startsWith('NOSCRIPT')) lose(error);
      return error.message.startsWith('READONLY');
    },
  });
  client.on('ready', () => {
    isShared = true;
    log.info('Redis: connected, limits are shared');
  });
  client.on('error', lose);
  const createCounter: CreateCounter = (options) =>
    new RateLimiterRedis({
      ...options,
      storeClient: client,
      rejectIfRedisNotReady: true,
      insuranceLimiter: createMemoryCounter(options),
    });
  return { createCounter, close: () => client.disconnect() };
}
