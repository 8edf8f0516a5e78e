import { readFileSync } from 'node:fs';

/**
 * The site's own address, from content/site.json. Undefined where the file can't be read: Gatsby asks before the
 * content is checked, and the check says what is wrong with the file and where.
 */
export function readSiteUrl(): string | undefined {
  try {
    const site: unknown = JSON.parse(readFileSync('content/site.json', 'utf8'));
    return typeof site === 'object' && site && 'url' in site ? String(site.url) : undefined;
  } catch {
    return undefined;
  }
}
