import { readFileSync } from 'node:fs';
import { textOf } from './content-file';
import { isPreview } from './preview';

/** The content of content/site.json. Undefined if it cannot be read; the content checks, which run later, report that. */
function readSite(): unknown {
  try {
    return JSON.parse(readFileSync('content/site.json', 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * `siteMetadata` of gatsby-config: the site's URL, and in a preview the notice at the top of its pages. It must be part
 * of a node: with a cache, Gatsby renders only pages that depend on changed nodes.
 */
export function siteMetadata(): { siteUrl?: string; previewNotice?: string } {
  const site = readSite();
  return {
    siteUrl: textOf(site, 'url'),
    previewNotice: isPreview() ? textOf(site, 'previewNotice') : undefined,
  };
}
