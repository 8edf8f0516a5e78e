import path from 'node:path';
import { readSettings } from '../src/server/shared/settings';

export type HostConfig = ReturnType<typeof readConfig>;

/**
 * Reads the configuration from the environment.
 *
 * @throws An error that names missing and invalid variables, without their values.
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  /** Reads a variable. A blank value counts as missing. */
  const variable = (name: string) => env[name]?.trim() || undefined;
  const number = (name: string, fallback: number, highest: number) => {
    const value = Number(variable(name) ?? fallback);
    if (Number.isInteger(value) && value >= 0 && value <= highest) return value;
    throw new Error(`${name}: write a whole number from 0 to ${highest}. See .env.example`);
  };
  // The function reads them at each request.
  readSettings(variable);
  return {
    /** The absolute path of the built site. */
    folder: path.resolve('public'),
    port: number('PORT', 9000, 65_535),
    /** The network interface: `localhost`, or `0.0.0.0` for all. */
    address: variable('HOST') ?? 'localhost',
    /** The number of reverse proxies that add to X-Forwarded-For. */
    proxies: number('TRUSTED_PROXIES', 0, 10),
    /** The Redis or Valkey that stores the rate limits. Without it, they are stored in memory. */
    redisUrl: variable('REDIS_URL'),
    logLevel: variable('LOG_LEVEL') ?? 'info',
    variable,
  };
}
