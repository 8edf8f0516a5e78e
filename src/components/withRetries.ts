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

/** Loads a script, and again after 1 and 4 seconds if that fails. Rejects with the last failure. */
export async function withRetries<Result>(load: () => Promise<Result>): Promise<Result> {
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
