import { addDays } from '../../src/content-model/source/days';
import { colourOf } from '../palette';

/** robots.txt (RFC 9309). It allows everything: crawlers must be able to fetch a page to see its `noindex`. */
export const robots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`;

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest (https://www.w3.org/TR/appmanifest/): the name and icons of a shortcut to the site. */
export function manifest({ name, description }: Pick<Queries.Brand, 'name' | 'description'>) {
  const paper = colourOf('--paper');
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description,
    lang: 'en-GB',
    start_url: '/home',
    display: 'browser',
    theme_color: paper,
    background_color: paper,
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  });
}

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
