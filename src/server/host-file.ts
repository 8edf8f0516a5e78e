import type { FactSheetEntry } from './fact-sheets.generated';

/** What a host does with addresses that are not files. */
export interface Addresses {
  redirects: readonly { from: string; to: string }[];
  /** The addresses of deleted pages. */
  gone: readonly string[];
  /** Pages that are also served for other paths, such as /insights/:type. */
  rewrites: readonly { pattern: string; page: string }[];
}

/** `_host.json`, which plugins/gatsby-plugin-host-files writes and `host/` reads. */
export interface HostFile extends Addresses {
  /** The site's URL in its pages. */
  siteUrl: string;
  factSheets: readonly FactSheetEntry[];
}

/** A regular expression's source for files that no host serves: those for other hosts, and compressed copies. */
export const hiddenFiles = '^/(_[^/]*|\\.ht[^/]*)$|\\.(br|gz)$';
