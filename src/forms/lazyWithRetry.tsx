import { lazy, type ComponentType } from 'react';
import { keepTyped } from './draft';

/** The pauses before each retry, in milliseconds. */
const pauses = [1000, 4000];

/** A load that fails after this time, in milliseconds, is not retried: chunks have 120 s to arrive. */
const retryWithin = 60_000;

/** Waits at least this long, and while offline until there is a connection. */
async function pauseFor(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  if (navigator.onLine) return;
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}

async function withRetries<Result>(load: () => Promise<Result>): Promise<Result> {
  for (const pause of pauses) {
    const start = performance.now();
    try {
      return await load();
    } catch (reason) {
      if (performance.now() - start > retryWithin) throw reason;
      await pauseFor(pause);
    }
  }
  return load();
}

/**
 * `React.lazy` for a form: a failed load is retried after a pause, and offline once there is a connection.
 * After the last failure the page ends on the error screen; what was typed into the server-rendered forms is
 * kept as their draft, and the next page with the form loads it anew.
 */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let failedOn: string | undefined;

  const create = () =>
    lazy(async () => {
      try {
        return { default: await withRetries(load) };
      } catch (reason) {
        failedOn = window.location.pathname;
        for (const form of document.forms) keepTyped(form);
        throw reason;
      }
    });

  let Form = create();

  return function LazyForm(props: Props) {
    if (failedOn !== undefined && failedOn !== window.location.pathname) {
      failedOn = undefined;
      Form = create();
    }
    return <Form {...props} />;
  };
}
