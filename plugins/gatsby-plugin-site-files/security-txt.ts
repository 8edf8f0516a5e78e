import { addDays } from '../../src/content-model/days';

/** RFC 9116 recommends less than a year. The nightly build renews the file. */
const daysValid = 180;

/** A date and time in RFC 3339 format, to the second. */
const formatDate = (date: Date) => date.toISOString().replace(/\.\d+Z$/, 'Z');

/**
 * security.txt (RFC 9116): where to report vulnerabilities. Its policy is in static/security-policy.txt; its comment
 * names the page on what the site does and stores (R260).
 *
 * @param siteUrl the site's URL
 * @param email the contact
 * @param now the time of the build
 */
export function securityTxt(siteUrl: string, email: string, now: Date): string {
  return [
    `# What this website does and stores: ${siteUrl}/assurance`,
    `Contact: mailto:${email}`,
    `Expires: ${formatDate(addDays(now, daysValid))}`,
    `Policy: ${siteUrl}/security-policy.txt`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
