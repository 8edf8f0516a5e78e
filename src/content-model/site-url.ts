import { readFileSync } from 'node:fs';

/**
 * The site's own address, from content/site.json. Undefined if the file cannot be read: Gatsby asks before the content
 * checks report what is wrong.
 */
export function readSiteUrl(): string | undefined {
  try {
    const site: unknown = JSON.parse(readFileSync('content/site.json', 'utf8'));
    return typeof site === 'object' && site && 'url' in site ? String(site.url) : undefined;
  } catch {
    return undefined;
  }
}
