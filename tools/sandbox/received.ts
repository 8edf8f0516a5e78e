import type { Endpoint, Mode } from './modes';

/** One call that reached a provider. */
export type Received = {
  /** Counts up from 1. */
  id: number;
  /** ISO date and time. */
  at: string;
  endpoint: Endpoint;
  /** The provider's mode at that moment. */
  mode: Mode;
  /** The HTTP status it was answered with; null if it was left without an answer. */
  answered: number | null;
  /** How the call breaks the provider's contract; empty if it does not. */
  mistakes: string[];
  /** What it held, without the mail provider's key. */
  payload: unknown;
};

const MOST_KEPT = 500;

/** Keeps the last calls, in the order of arrival. */
export class Inbox {
  private calls: Received[] = [];
  private count = 0;

  /** Adds a call and numbers it. */
  add(call: Omit<Received, 'id' | 'at'>): void {
    this.count += 1;
    this.calls.push({ id: this.count, at: new Date().toISOString(), ...call });
    this.calls = this.calls.slice(-MOST_KEPT);
  }

  /** Every call that is kept, the oldest first. */
  all(): readonly Received[] {
    return this.calls;
  }

  /** Forgets every call; numbers go on counting. */
  clear(): void {
    this.calls = [];
  }
}
