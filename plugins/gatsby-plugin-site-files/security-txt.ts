/** RFC 9116 asks for less than a year; the nightly build renews it long before. */
const daysValid = 180;
const dayLength = 24 * 60 * 60 * 1000;

/** An instant to the second, as RFC 3339 writes it. */
const instant = (date: Date) => date.toISOString().replace(/\.\d+Z$/, 'Z');

/**
 * security.txt (RFC 9116): whom to tell of a vulnerability.
 *
 * @param site the site's address
 * @param email who is told
 * @param today the moment of the build, from which on the file holds for half a year
 */
export function securityTxt(site: string, email: string, today: Date): string {
  const expires = new Date(today.getTime() + daysValid * dayLength);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${instant(expires)}`,
    'Preferred-Languages: en',
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');
}
