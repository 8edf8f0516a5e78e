/** The delays before the retries, in milliseconds. */
const retryDelays = [1000, 4000];

/** A load that takes longer is not retried, in milliseconds. webpack's timeout for a chunk is 120 s. */
const maxLoadTime = 60_000;

/** The longest wait for a connection, in milliseconds. */
const offlineDelay = 10_000;

/** Waits for some milliseconds. */
export const sleep = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay));

/** Whether the visitor is offline. Behind a VPN or a proxy the browser may say so although the host answers (R186). */
async function isOffline(): Promise<boolean> {
  if (navigator.onLine) return false;
  const signal = AbortSignal.timeout(offlineDelay);
  return fetch('/page-data/app-data.json', { method: 'HEAD', cache: 'no-store', signal }).then(
    () => false,
    () => true,
  );
}

/** Waits until the browser says that it is online, but not for long. */
function waitForConnection() {
  const listening = new AbortController();
  const { signal } = listening;
  const isOnline = new Promise((resolve) => window.addEventListener('online', resolve, { signal }));
  return Promise.race([sleep(offlineDelay), isOnline]).finally(() => listening.abort());
}

/**
 * Loads a script, and again after 1 and 4 seconds if that fails. Failures while offline do not count. Rejects with the
 * last failure.
 */
export async function withRetries<Result>(load: () => Promise<Result>): Promise<Result> {
  const delays = [...retryDelays];
  for (;;) {
    const start = performance.now();
    try {
      return await load();
    } catch (reason) {
      if (await isOffline()) {
        await waitForConnection();
        continue;
      }
      const delay = delays.shift();
      if (delay === undefined || performance.now() - start > maxLoadTime) throw reason;
      await sleep(delay);
    }
  }
}
