import type { FastifyBaseLogger } from 'fastify';
import { createMemoryCounter, type CreateCounter } from '../src/server/limits';

/** The counts in Redis or Valkey, which all hosts share. */
export interface Redis {
  createCounter: CreateCounter;
  close: () => Promise<void>;
}

/** Milliseconds. Longer than any answer takes; a visitor waits for it. */
const patience = 1000;

/**
 * Connects to Redis, and again whenever the connection is lost. Meanwhile each host counts in its own memory; one
 * line in the log says when that begins and one when it ends.
 */
export async function connectRedis(url: string, log: FastifyBaseLogger): Promise<Redis> {
  const [{ default: Client }, { RateLimiterRedis }] = await Promise.all([
    import('ioredis'),
    import('rate-limiter-flexible'),
  ]);
  const client = new Client(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: patience,
    commandTimeout: patience,
    socketTimeout: 2 * patience,
    retryStrategy: (attempt) => Math.min(100 * attempt, 5 * patience),
  });
  let isShared: boolean | undefined;
  client.on('ready', () => {
    isShared = true;
    log.info('Redis: connected, limits are shared');
  });
  client.on('error', () => {
    if (isShared === false) return;
    isShared = false;
    log.warn('Redis: away, limits are counted in memory');
  });
  return {
    createCounter: (options) =>
      new RateLimiterRedis({
        ...options,
        storeClient: client,
        rejectIfRedisNotReady: true,
        insuranceLimiter: createMemoryCounter(options),
      }),
    close: async () => client.disconnect(),
  };
}
