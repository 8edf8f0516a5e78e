import { createHmac } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import { FACT_SHEET_PATH, keysOf, recordOf } from '../../forms/rules';
import { CAP_NAMES, type Caps } from '../shared/settings';

/** The length of a window in seconds. It starts with the first email. */
const WINDOW = 24 * 60 * 60;

export type Admission =
  { admitted: true } | { admitted: false; limit: keyof Caps; retryAfterSeconds: number };

/** A request for an email: the client's IP address, the recipient, and a secret that hashes both. */
export type Asker = { client: string; recipient: string; secret: string };

/** Checks the limits, and counts the email if it may be sent. */
export type Limits = (asker: Asker) => Promise<Admission>;

/**
 * Returns the network of a client: an IPv4 address, or the /64 network of an IPv6 address, which one customer has.
 *
 * @returns undefined for anything else
 */
export function clientNetwork(address: string): string | undefined {
  // Some proxies add the port. A server that listens on IPv6 sees IPv4 clients behind ::ffff:.
  const bare = address
    .trim()
    .replace(/^(?:\[(.+)\]|([\d.]+)):\d+$/, '$1$2')
    .replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return undefined;
  // URL writes each group without leading zeros, and `::` for the longest run of zeros.
  const { hostname } = new URL(`http://[${bare.replace(/%.*$/, '')}]`);
  const [start = [], end = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => '0');
  return `${[...start, ...zeros, ...end].slice(0, 4).join(':')}::/64`;
}

/** The mailbox of an address: mail to name+tag@bank.example reaches name@bank.example. */
const mailbox = (address: string) => address.toLowerCase().replace(/\+[^@]*/, '');

/**
 * Creates the limits on emails, in the memory of this process. They count attempts, since a provider that timed out may
 * have sent the email. Rejected requests are not counted and use no memory, so that one client cannot use up the daily
 * limit.
 *
 * @param warn Logs a warning.
 */
export function createLimits({ caps, warn }: { caps: Caps; warn: (line: string) => void }): Limits {
  const counters = recordOf(
    keysOf(CAP_NAMES),
    (name) => new RateLimiterMemory({ points: caps[name], duration: WINDOW }),
  );

  return async ({ client, recipient, secret }) => {
    const network = clientNetwork(client);
    if (!network) {
      warn(`${FACT_SHEET_PATH}: the address of a client is unknown. Is TRUSTED_PROXIES right?`);
    }
    const counted = { client: network ?? 'unknown', recipient: mailbox(recipient), day: 'all' };

    // `penalty` increments a count. Unlike `consume`, it does not reject what is over the limit.
    const counts = (operation: 'get' | 'penalty') =>
      Promise.all(
        keysOf(counted).map(async (limit) => {
          const hashed = createHmac('sha256', secret).update(counted[limit]).digest('base64url');
          const count = await counters[limit][operation](hashed);
          const { consumedPoints = 0, msBeforeNext = 0 } = count ?? {};
          // The remaining time would reveal when somebody asked.
          const wait = limit === 'recipient' ? WINDOW : Math.ceil(msBeforeNext / 1000);
          return { limit, consumedPoints, wait };
        }),
      );
    let full = (await counts('get')).filter(
      ({ limit, consumedPoints }) => consumedPoints >= caps[limit],
    );
    if (full.length === 0) {
      // Concurrent requests may all have passed the first check.
      full = (await counts('penalty')).filter(
        ({ limit, consumedPoints }) => consumedPoints > caps[limit],
      );
    }
    const [longest] = full.toSorted((one, other) => other.wait - one.wait);
    if (!longest) return { admitted: true };
    return { admitted: false, limit: longest.limit, retryAfterSeconds: longest.wait };
  };
}
