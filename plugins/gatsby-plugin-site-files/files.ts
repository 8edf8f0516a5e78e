import { addDays } from '../../src/content-model/source/days';

/** robots.txt (RFC 9309). It allows everything: crawlers must be able to fetch a page to see its `noindex`. */
export const robots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`;

/** RFC 9116 recommends less than a year; the nightly build renews the file. */
const daysValid = 180;

/**
 * security.txt (RFC 9116): where to report vulnerabilities. Its policy is static/security-policy.txt; its comment links
 * /assurance.
 */
export const securityTxt = (siteUrl: string, email: string): string =>
  `# What this website does and stores: ${siteUrl}/assurance
Contact: mailto:${email}
Expires: ${addDays(new Date(), daysValid).toISOString().replace(/\.\d+/, '')}
Policy: ${siteUrl}/security-policy.txt
Preferred-Languages: en
Canonical: ${siteUrl}/.well-known/security.txt
`;
