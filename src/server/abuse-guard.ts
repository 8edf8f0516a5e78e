import type { Caps } from './settings';

const DAY = 24 * 60 * 60 * 1000;

/** The counts since midnight (UTC). */
export type GuardState = {
  /** Whole days since 1970. */
  day: number;
  total: number;
  byClient: Map<string, number>;
  byRecipient: Map<string, number>;
};

/** The guard's answer. */
export type Admission = { admitted: true } | { admitted: false; retryAfterSeconds: number };

declare global {
  var factSheetGuard: GuardState | undefined;
}

/** A guard that has counted nothing. */
export function newGuardState(): GuardState {
  return { day: 0, total: 0, byClient: new Map(), byRecipient: new Map() };
}

/**
 * The counts of this process, kept on `globalThis` since `gatsby serve` reloads the function for each request.
 * Several instances of the function count separately.
 */
export function sharedGuardState(): GuardState {
  globalThis.factSheetGuard ??= newGuardState();
  return globalThis.factSheetGuard;
}

// name+tag@bank.example reaches the same person as name@bank.example.
function mailbox(address: string): string {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at).replace(/(.)\+.*$/, '$1');
  return `${local}${address.slice(at)}`.toLowerCase();
}

/**
 * Decides whether one more email may be requested, and counts it if so. It counts attempts, not deliveries: a
 * provider that did not answer may have sent. Only admitted requests take memory, so the cap of the day bounds it.
 *
 * @param now Milliseconds since 1970.
 */
export function admit(
  state: GuardState,
  { client, recipient }: { client: string; recipient: string },
  caps: Caps,
  now: number,
): Admission {
  const day = Math.floor(now / DAY);
  if (state.day !== day) Object.assign(state, newGuardState(), { day });

  const to = mailbox(recipient);
  const byClient = state.byClient.get(client) ?? 0;
  const byRecipient = state.byRecipient.get(to) ?? 0;
  if (
    state.total >= caps.perDay ||
    byClient >= caps.perClient ||
    byRecipient >= caps.perRecipient
  ) {
    return { admitted: false, retryAfterSeconds: Math.ceil(((day + 1) * DAY - now) / 1000) };
  }

  state.total += 1;
  state.byClient.set(client, byClient + 1);
  state.byRecipient.set(to, byRecipient + 1);
  return { admitted: true };
}
