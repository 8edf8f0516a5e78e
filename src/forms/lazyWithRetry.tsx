import { lazy, type ComponentType } from 'react';
import { saveTypedValues } from './draft';

/** The delays before the retries, in milliseconds. */
const retryDelays = [1000, 4000];

/** A load that takes longer is not retried, in milliseconds. webpack's timeout for a chunk is 120 s. */
const maxLoadTime = 60_000;

/** Waits for the delay and, while offline, for a connection. */
async function waitToRetry(delay: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, delay));
  if (navigator.onLine) return;
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}

async function withRetries<Result>(load: () => Promise<Result>): Promise<Result> {
  for (const delay of retryDelays) {
    const start = performance.now();
    try {
      return await load();
    } catch (reason) {
      if (performance.now() - start > maxLoadTime) throw reason;
      await waitToRetry(delay);
    }
  }
  return load();
}

/**
 * `React.lazy` for a form, with retries. After the last failure the error screen is shown, values typed into the
 * server-rendered forms are saved as drafts, and the next page with the form tries again.
 */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let failedOn: string | undefined;

  const create = () =>
    lazy(async () => {
      try {
        return { default: await withRetries(load) };
      } catch (reason) {
        failedOn = window.location.pathname;
        for (const form of document.forms) saveTypedValues(form);
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
