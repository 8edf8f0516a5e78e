/** Logs a failed call, without any value that the visitor typed. */
export function reportFailure(call: string, reason: unknown): void {
  const cause = reason instanceof Error ? `${reason.name}: ${reason.message}` : 'unknown';
  console.error(`The ${call} call failed: ${cause}`);
}

/** Logs the response of a call as far as a page can read it, which needs CORS headers. */
export function reportAnswer(call: string, { type, status }: Response): void {
  const answer = type === 'opaque' ? 'unreadable' : `HTTP ${status}`;
  console.info(`The ${call} call got the response: ${answer}`);
}

/** A URL from the environment. @throws If it is missing. */
export function requireEndpoint(url: string | undefined, name: string): string {
  if (!url) throw new Error(`${name} is not configured`);
  return url;
}

/** Whether a body may outlive its page: browsers refuse one of more than 64 KiB. */
export const canOutlivePage = (body: string): boolean => body.length < 16_000;

/**
 * Posts JSON and resolves with any response. The request goes on if the visitor closes the page.
 * @throws On a network failure and when the signal aborts.
 */
export function post(url: string, data: object, signal: AbortSignal): Promise<Response> {
  const body = JSON.stringify(data);
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    keepalive: canOutlivePage(body),
    signal,
  });
}
