import { createHmac } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import type { IRateLimiterOptions, RateLimiterAbstract } from 'rate-limiter-flexible';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import { keysOf, recordOf } from '../forms/rules';
import { CAP_NAMES, type Caps } from './settings';

/** The length of a window in seconds. It starts with the first email. */
const WINDOW = 24 * 60 * 60;

/** The share of the daily limit at which a warning is logged. */
const WARNING = 0.8;

/** Whether an email may be sent. */
export type Admission =
  { admitted: true } | { admitted: false; limit: keyof Caps; retryAfterSeconds: number };

/** A request for an email: the client's IP address, the recipient's, and a secret with which both are hashed. */
export type Asker = { client: string; recipient: string; secret: string };

/** Checks the limits, and counts the email if it may be sent. */
export type Limits = (asker: Asker) => Promise<Admission>;

/** Creates a counter. */
export type CreateCounter = (options: IRateLimiterOptions) => RateLimiterAbstract;

/** Creates a counter in the memory of this process. */
export const createMemoryCounter: CreateCounter = (options) => new RateLimiterMemory(options);

const groupsOf = (address: string): string[] => address.match(/[0-9a-f]+/g) ?? [];

/**
 * Returns the network that is counted as one client: an IPv4 address, or the /64 network of an IPv6 address, since that
 * is what one customer gets.
 *
 * @returns 'unknown' for anything else.
 */
export function clientNetwork(address: string): string {
  const bare = address.trim().replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return 'unknown';
  // URL writes addresses in one way only. In it, `::` stands for the groups that are missing of eight.
  const { hostname } = new URL(`http://[${bare.replace(/%.*$/, '')}]`);
  const missing = 8 - groupsOf(hostname).length;
  const groups = groupsOf(hostname.replace('::', `:${'0:'.repeat(missing)}`));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

// Mail to name+tag@bank.example reaches name@bank.example. Mail to +tag@bank.example may reach a catch-all mailbox.
function mailbox(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  return `${local.replace(/\+.*$/, '')}@${domain}`;
}

/**
 * Creates the limits on emails. They count attempts, since a provider that timed out may have sent the email. Rejected
 * requests are not counted and use no memory, so that one client cannot use up the daily limit.
 *
 * @param warn Logs a warning.
 * @param createCounter Creates counters in another store than memory.
 */
export function createLimits({
  caps,
  warn,
  createCounter = createMemoryCounter,
}: {
  caps: Caps;
  warn: (line: string) => void;
  createCounter?: CreateCounter | undefined;
}): Limits {
  const names = keysOf(CAP_NAMES);
  const counters = recordOf(names, (name) =>
    createCounter({ keyPrefix: name, points: caps[name], duration: WINDOW }),
  );

  return async ({ client, recipient, secret }) => {
    const hash = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
    const keys = {
      day: 'all',
      client: hash(clientNetwork(client)),
      recipient: hash(mailbox(recipient)),
    };

    // `penalty` increments a count. Unlike `consume`, it does not reject what is over the limit.
    const counts = (operation: 'get' | 'penalty') =>
      Promise.all(
        names.map(async (limit) => {
          const count = await counters[limit][operation](keys[limit]);
          const { consumedPoints = 0, msBeforeNext = 0 } = count ?? {};
          return { limit, consumedPoints, msBeforeNext };
        }),
      );
    const before = await counts('get');
    let full = before.filter(({ limit, consumedPoints }) => consumedPoints >= caps[limit]);
    if (full.length === 0) {
      const after = await counts('penalty');
      // Concurrent requests may all have passed the first check.
      full = after.filter(({ limit, consumedPoints }) => consumedPoints > caps[limit]);
      const today = after.find(({ limit }) => limit === 'day')?.consumedPoints;
      if (today === Math.ceil(WARNING * caps.day)) {
        warn(`/api/fact-sheet: ${100 * WARNING} % of the day's ${caps.day} emails are requested`);
      }
    }
    const [first] = full.sort((a, b) => b.msBeforeNext - a.msBeforeNext);
    if (!first) return { admitted: true };
    const { limit, msBeforeNext } = first;
    return { admitted: false, limit, retryAfterSeconds: Math.ceil(msBeforeNext / 1000) };
  };
}
