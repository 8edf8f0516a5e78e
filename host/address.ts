/** Escapes of one or more bytes, or a stray `%`. */
const ESCAPES = /(?:%[0-9a-f]{2})+|%/gi;

function normalEscapes(escapes: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(escapes));
  } catch {
    return escapes.replaceAll('%', '%25');
  }
}

/**
 * The normal form of a request's target (RFC 3986, section 6.2.2): without scheme, host, hash and dot segments, and
 * with escapes only where needed. A stray `%` and bytes that are not text become names that no file has, so that no
 * address is malformed.
 */
export function normalTarget(target: string): string {
  const [relative = ''] = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split('#', 1);
  const [path = ''] = relative.split('?', 1);
  const rooted = path.startsWith('/') ? path : `/${path}`;
  const { pathname } = new URL(`http://host${rooted.replace(ESCAPES, normalEscapes)}`);
  return `${pathname}${relative.slice(path.length)}`;
}

/** The path of a normalised target, and its search parameters with the question mark. */
export function splitTarget(target: string): { path: string; search: string } {
  const [path = ''] = target.split('?', 1);
  return { path, search: target.slice(path.length) };
}

/** Adds the search parameters of a request to its redirect's target. */
export function withSearch(address: string, search: string): string {
  const [, path = '', hash = ''] = /^([^#]*)(.*)$/s.exec(address) ?? [];
  return `${path}${path.includes('?') ? search.replace('?', '&') : search}${hash}`;
}
