/** How long a provider may take to answer, in milliseconds (specification section 4, failures). */
export const SUBMIT_TIMEOUT = 10_000;

/** Ends a call that takes too long. */
export const timeLimit = () => AbortSignal.timeout(SUBMIT_TIMEOUT);

/**
 * An address from the build's configuration.
 * @throws If it isn't configured; a production build stops before that.
 */
export function configured(address: string | undefined, name: string): string {
  if (!address) throw new Error(`${name} is not configured`);
  return address;
}

/**
 * Posts JSON. Any 2xx status is a success; the answer's body isn't read (specification section 7).
 * @throws On any other status, on a network failure and when the signal ends the call.
 */
export async function postJson(address: string, body: object, signal: AbortSignal): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
}
