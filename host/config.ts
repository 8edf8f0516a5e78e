import path from 'node:path';
import { CAP_VARIABLES, readSettings } from '../src/server/settings';

const strayPercent = /%(?![\da-f]{2})/i;

export type HostConfig = ReturnType<typeof readConfig>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Reads the configuration from the environment.
 *
 * @throws An error that lists missing and invalid variables, without their values.
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const variable = (name: string) => env[name]?.trim() || undefined;
  const mistakes: string[] = [];
  try {
    readSettings(variable);
  } catch (reason) {
    mistakes.push(`${reason instanceof Error ? reason.message : ''}. See .env.example`);
  }
  const optional = (
    name: string,
    fallback: string,
    isRight: (value: string) => boolean,
    advice: string,
  ) => {
    const value = variable(name) ?? fallback;
    if (!isRight(value)) mistakes.push(`${name}: not usable. Write ${advice}`);
    return value;
  };

  /** A whole number in a range. */
  const whole = (name: string, fallback: string, [low, high]: [number, number], advice: string) => {
    const isRight = (value: string) =>
      /^\d{1,7}$/.test(value) && Number(value) >= low && Number(value) <= high;
    return Number(optional(name, fallback, isRight, advice));
  };

  for (const { name, isValid, advice } of CAP_VARIABLES) optional(name, '1', isValid, advice);
  const config = {
    /** The absolute path of the built site. */
    folder: path.resolve(variable('SITE_FOLDER') ?? 'public'),
    port: whole('PORT', '9000', [0, 65_535], 'a port'),
    /** The network interface: `localhost`, or `0.0.0.0` for all. */
    address: optional(
      'HOST',
      'localhost',
      (value) => /^[\w.:-]+$/.test(value),
      'localhost, or 0.0.0.0 or :: for all networks',
    ),
    /** The number of reverse proxies that add to X-Forwarded-For. */
    proxies: whole('TRUSTED_PROXIES', '0', [0, 10], 'the number of proxies in front, 0 to 10'),
    /** The Redis or Valkey that stores the rate limits. Without it, they are stored in memory. */
    redisUrl: optional(
      'REDIS_URL',
      '',
      // ioredis decodes the password.
      (value) =>
        value === '' ||
        (/^rediss?:/.test(value) && URL.canParse(value) && !strayPercent.test(value)),
      'an address such as redis://:password@127.0.0.1:6379, with %23 for # in the password, %2F for / and %25 for %',
    ),
    logLevel: optional(
      'LOG_LEVEL',
      'info',
      (value) => LOG_LEVELS.includes(value),
      `one of ${LOG_LEVELS.join(', ')}`,
    ),
    /** The maximum time for receiving a request, in milliseconds. */
    requestTimeout: whole('REQUEST_TIMEOUT_MS', '10000', [1, 120_000], 'milliseconds, 1 to 120000'),
    /** The maximum time in which a connection neither sends nor reads, in milliseconds. The function takes 9 s. */
    idleTimeout: whole('IDLE_TIMEOUT_MS', '15000', [1, 120_000], 'milliseconds, 1 to 120000'),
    /** Reads an environment variable. A blank value counts as missing. */
    variable,
  };
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return config;
}
