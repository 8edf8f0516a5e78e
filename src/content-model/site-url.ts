import { readFileSync } from 'node:fs';

/**
 * The site's URL, from content/site.json. Undefined if the file cannot be read; the content checks, which run later,
 * report that.
 */
export function readSiteUrl(): string | undefined {
  try {
    const site: unknown = JSON.parse(readFileSync('content/site.json', 'utf8'));
    return typeof site === 'object' && site && 'url' in site ? String(site.url) : undefined;
  } catch {
    return undefined;
  }
}
