import { createHmac } from 'node:crypto';
import type { IRateLimiterOptions, RateLimiterAbstract } from 'rate-limiter-flexible';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import type { Caps } from './settings';

/** The length of a window in seconds. It starts with the first email. */
const WINDOW = 24 * 60 * 60;

/** The share of the daily limit at which a warning is logged. */
const WARNING = 0.8;

/** Emails are limited in total, per client and per recipient. */
const NAMES = ['day', 'client', 'recipient'] as const;

const CAPS = { day: 'perDay', client: 'perClient', recipient: 'perRecipient' } as const;

/** Whether an email may be sent. */
export type Admission =
  | { admitted: true }
  | { admitted: false; limit: (typeof NAMES)[number]; retryAfterSeconds: number };

/** A request for an email. With the secret, addresses are hashed before they are stored. */
export type Asker = { client: string; recipient: string; secret: string };

/** Checks the limits, and counts the email if it may be sent. */
export type Limits = (asker: Asker) => Promise<Admission>;

/** Creates a counter. */
export type CreateCounter = (options: IRateLimiterOptions) => RateLimiterAbstract;

/** Creates a counter in the memory of this process. */
export const createMemoryCounter: CreateCounter = (options) => new RateLimiterMemory(options);

// Mail to name+tag@bank.example reaches name@bank.example. Mail to +tag@bank.example may reach a catch-all mailbox.
function mailbox(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  return `${local.replace(/\+.*$/, '')}@${domain}`;
}

/** Increments a counter. */
function take(counter: RateLimiterAbstract, key: string): Promise<RateLimiterRes> {
  return counter.consume(key).catch((full: unknown) => {
    if (full instanceof RateLimiterRes) return full;
    throw full;
  });
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
  const counters = NAMES.map((name) => {
    const points = caps[CAPS[name]];
    return { name, points, counter: createCounter({ keyPrefix: name, points, duration: WINDOW }) };
  });

  return async ({ client, recipient, secret }) => {
    const hash = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
    const keys = { day: 'all', client: hash(client), recipient: hash(mailbox(recipient)) };

    const refusals = (counts: (RateLimiterRes | null)[], highest: (points: number) => number) =>
      counters.flatMap(({ name, points }, index) => {
        const { consumedPoints = 0, msBeforeNext = 0 } = counts[index] ?? {};
        return consumedPoints > highest(points) ? [{ limit: name, msBeforeNext }] : [];
      });
    const before = await Promise.all(counters.map(({ name, counter }) => counter.get(keys[name])));
    let full = refusals(before, (points) => points - 1);
    if (full.length === 0) {
      const after = await Promise.all(
        counters.map(({ name, counter }) => take(counter, keys[name])),
      );
      // Concurrent requests may all have passed the first check.
      full = refusals(after, (points) => points);
      if (after[0]?.consumedPoints === Math.ceil(WARNING * caps.perDay)) {
        warn(
          `/api/fact-sheet: ${100 * WARNING} % of the day's ${caps.perDay} emails are requested`,
        );
      }
    }
    const [first] = full.sort((a, b) => b.msBeforeNext - a.msBeforeNext);
    if (!first) return { admitted: true };
    const { limit, msBeforeNext } = first;
    return { admitted: false, limit, retryAfterSeconds: Math.ceil(msBeforeNext / 1000) };
  };
}
