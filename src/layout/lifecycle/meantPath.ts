/**
 * The path that was meant by one that leads nowhere: without the punctuation and invisible characters that other programs
 * add to an address. Its `?` or `#` may have been escaped, or an `&` written for `?`.
 *
 * @param path without escapes
 * @returns the path, and what followed it
 */
export function meantPath(path: string): { path: string; rest: string } {
  const [, start = path, rest = ''] = /^([^?#&]*)([?#&].*)$/s.exec(path) ?? [];
  const clean = start.replace(/[\s\p{Cf}.,:;!…'"’”»)>\]}*|]+$/u, '');
  // Without repeated or trailing slashes.
  const plain = clean.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  return { path: plain, rest: rest.replace(/^&/, '?') };
}
