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

export type Admission =
  { admitted: true } | { admitted: false; limit: keyof Caps; retryAfterSeconds: number };

/** A request for an email: the client's IP address, the recipient's, and a secret with which both are hashed. */
export type Asker = { client: string; recipient: string; secret: string };

/** Checks the limits, and counts the email if it may be sent. */
export type Limits = (asker: Asker) => Promise<Admission>;

export type CreateCounter = (options: IRateLimiterOptions) => RateLimiterAbstract;

/** Creates a counter in the memory of this process. */
export const createMemoryCounter: CreateCounter = (options) => new RateLimiterMemory(options);

const groupsOf = (address: string): string[] => address.match(/[0-9a-f]+/g) ?? [];

/** The eight groups of an IPv6 address. */
function groupsOfAddress(address: string): number[] {
  // URL normalises addresses, with `::` for missing groups.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const missing = 8 - groupsOf(hostname).length;
  return groupsOf(hostname.replace('::', `:${'0:'.repeat(missing)}`)).map((group) =>
    Number.parseInt(group, 16),
  );
}

/**
 * Returns the networks of a client, the smallest first: an IPv4 address, or the /64, /56 and /48 networks of an IPv6
 * address, since a customer has one of these. Ignores ports.
 *
 * @returns Nothing for anything else.
 */
export function clientNetworks(address: string): string[] {
  const [, bare = ''] = /^\[?(.*?)(?:\]:\d+|(?<=^[\d.]+):\d+)?$/.exec(address.trim()) ?? [];
  if (isIPv4(bare)) return [bare];
  if (!isIPv6(bare)) return [];
  const [a = 0, b = 0, c = 0, d = 0, e, mapped, g = 0, h = 0] = groupsOfAddress(bare);
  if (mapped === 0xffff && [a, b, c, d, e].every((group) => group === 0)) {
    return [[g >> 8, g & 255, h >> 8, h & 255].join('.')];
  }
  const network = (fourth: number, bits: number) =>
    `${[a, b, c, fourth].map((group) => group.toString(16)).join(':')}::/${bits}`;
  return [network(d, 64), network(d & 0xff00, 56), network(0, 48)];
}

// Mail to name+tag@bank.example reaches name@bank.example; mail to +tag@bank.example may reach a catch-all mailbox.
// Gmail ignores dots and has two domains (https://support.google.com/mail/answer/7436150).
function mailbox(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const name = local.replace(/\+.*$/, '');
  const isGmail = /^g(oogle)?mail\.com$/.test(domain);
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
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
    const networks = clientNetworks(client);
    if (networks.length === 0) {
      warn('/api/fact-sheet: the address of a client is unknown. Is TRUSTED_PROXIES right?');
    }
    const limited: { limit: keyof Caps; key: string; cap: number }[] = [
      { limit: 'day', key: 'all', cap: caps.day },
      { limit: 'recipient', key: hash(mailbox(recipient)), cap: caps.recipient },
      // A larger network may have several customers.
      ...(networks.length > 0 ? networks : ['unknown']).map((network, index) => ({
        limit: 'client' as const,
        key: hash(network),
        cap: caps.client * 2 ** index,
      })),
    ];

    // `penalty` increments a count. Unlike `consume`, it does not reject what is over the limit.
    const counts = (operation: 'get' | 'penalty') =>
      Promise.all(
        limited.map(async ({ limit, key, cap }) => {
          const count = await counters[limit][operation](key);
          const { consumedPoints = 0, msBeforeNext = 0 } = count ?? {};
          return { limit, cap, consumedPoints, msBeforeNext };
        }),
      );
    const before = await counts('get');
    let full = before.filter(({ cap, consumedPoints }) => consumedPoints >= cap);
    if (full.length === 0) {
      const after = await counts('penalty');
      // Concurrent requests may all have passed the first check.
      full = after.filter(({ cap, consumedPoints }) => consumedPoints > cap);
      const today = after.find(({ limit }) => limit === 'day')?.consumedPoints;
      if (today === Math.ceil(WARNING * caps.day)) {
        warn(
          `/api/fact-sheet: ${100 * WARNING} % of the daily limit of ${caps.day} emails is used`,
        );
      }
    }
    // The remaining time would reveal when somebody asked.
    const secondsLeft = ({ limit, msBeforeNext }: (typeof full)[number]) =>
      limit === 'recipient' ? WINDOW : Math.ceil(msBeforeNext / 1000);
    const [first] = full.toSorted((one, other) => secondsLeft(other) - secondsLeft(one));
    if (!first) return { admitted: true };
    return { admitted: false, limit: first.limit, retryAfterSeconds: secondsLeft(first) };
  };
}
