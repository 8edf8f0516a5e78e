import { createHmac } from 'node:crypto';
import type { IRateLimiterOptions, RateLimiterAbstract } from 'rate-limiter-flexible';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import type { Caps } from './settings';

/** In seconds. It begins with the first email that is counted. */
const WINDOW = 24 * 60 * 60;

/** The share of the day's cap at which the log warns. */
const WARNING = 0.8;

/** What is counted: emails of one client, to one recipient, and altogether. */
const NAMES = ['day', 'client', 'recipient'] as const;

const CAPS = { day: 'perDay', client: 'perClient', recipient: 'perRecipient' } as const;

/** The answer to a request for an email. */
export type Admission =
  | { admitted: true }
  | { admitted: false; limit: (typeof NAMES)[number]; retryAfterSeconds: number };

/** Who asks, and for whom. The secret keeps addresses out of the store: it holds keyed hashes. */
export type Asker = { client: string; recipient: string; secret: string };

/** Decides whether one more email may be requested, and counts it if so. */
export type Limits = (asker: Asker) => Promise<Admission>;

/** Makes a counter of `points` within `duration` seconds. */
export type CreateCounter = (options: IRateLimiterOptions) => RateLimiterAbstract;

/** A counter of this process. */
export const createMemoryCounter: CreateCounter = (options) => new RateLimiterMemory(options);

// name+tag@bank.example reaches the same person as name@bank.example, and +tag@bank.example may, too.
function mailbox(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  return `${local.replace(/\+.*$/, '')}@${domain}`;
}

/** Counts one more. */
function take(counter: RateLimiterAbstract, key: string): Promise<RateLimiterRes> {
  return counter.consume(key).catch((full: unknown) => {
    if (full instanceof RateLimiterRes) return full;
    throw full;
  });
}

/**
 * The caps on emails. They count attempts, not deliveries: a provider that did not answer may have sent. What is
 * refused is not counted and takes no memory, so that one client cannot use up the day.
 *
 * @param warn logs a line
 * @param createCounter where the counts are kept: in this process, unless another place is given
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
      // Requests that arrive together may each have found room.
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
