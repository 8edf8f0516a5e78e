const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a URL is on this machine, as the provider sandbox is. */
export function isOnThisMachine(value: string): boolean {
  return URL.canParse(value) && LOOPBACK.has(new URL(value).hostname);
}

/**
 * Whether visitors' data and keys may be sent to a URL: https, or http on this machine. A URL with a user name is refused.
 */
export function isSafeAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && isOnThisMachine(value));
}
