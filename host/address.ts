/** The escapes of one or more bytes, or a `%` that begins none. */
const ESCAPES = /(?:%[0-9a-f]{2})+|%/gi;

function normalEscapes(escapes: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(escapes));
  } catch {
    return escapes.replaceAll('%', '%25');
  }
}

/**
 * The normal form of a request's target (RFC 3986, section 6.2.2), before anything looks at it: without scheme, host, hash
 * and dot segments, and with escapes only where they are needed. A `%` of no escape and bytes that are no text become names of no file,
 * so that no address is malformed.
 */
export function normalTarget(target: string): string {
  const [relative = ''] = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split('#', 1);
  const [path = ''] = relative.split('?', 1);
  const rooted = path.startsWith('/') ? path : `/${path}`;
  const { pathname } = new URL(`http://host${rooted.replace(ESCAPES, normalEscapes)}`);
  return `${pathname}${relative.slice(path.length)}`;
}

/** The path of a normal target, and its search parameters with the question mark. */
export function splitTarget(target: string): { path: string; search: string } {
  const [path = ''] = target.split('?', 1);
  return { path, search: target.slice(path.length) };
}

/** A path without repeated slashes and without one at its end. */
export const plainPath = (path: string): string =>
  path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');

/**
 * Reads a path as it was meant before a mail program escaped its `?` or `#`, or took the punctuation after it for a part of
 * it.
 *
 * @param path without escapes
 * @returns the path, and what it was followed by; the same path if nothing is wrong with it
 */
export function mendedPath(path: string): { path: string; rest: string } {
  const [, start = path, rest = ''] = /^([^?#]*)([?#].*)$/s.exec(path) ?? [];
  return { path: plainPath(start.replace(/[\s.,:;!'"’”»)>\]}*|]+$/u, '')), rest };
}

/** Adds the search parameters of a request to the address that it is led to. */
export function withSearch(address: string, search: string): string {
  const [, path = '', hash = ''] = /^([^#]*)(.*)$/s.exec(address) ?? [];
  return `${path}${path.includes('?') ? search.replace('?', '&') : search}${hash}`;
}
