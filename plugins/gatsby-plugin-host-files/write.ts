import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseHeaderRules } from '../../src/server/header-rules';
import { addressRules, redirectsFile, type Addresses } from './addresses';
import { apacheConfig } from './apache';
import { caddyConfig } from './caddy';
import { flattenPages, removeStaleCopies } from './files';
import { nginxConfig } from './nginx';

/** What a build for another host may have left. */
const written = ['_redirects', '_host.json', '_nginx.conf', '_Caddyfile', '.htaccess'];

/** Where the site is going to be: on Netlify Gatsby's adapter writes the addresses. */
export type Target = 'netlify' | 'cloudflare' | 'any';

/**
 * Writes the addresses of the site, and the headers that its `_headers` has, in the form of each host.
 *
 * @param folder the built site
 * @param site what `_host.json` holds
 */
export function writeHostFiles(folder: string, site: Addresses, target: Target): void {
  const headers = parseHeaderRules(readFileSync(path.join(folder, '_headers'), 'utf8'));
  const rules = addressRules(site);
  const files = {
    ...(target !== 'netlify' && { _redirects: redirectsFile(site) }),
    ...(target === 'any' && {
      '_host.json': JSON.stringify(site),
      '_nginx.conf': nginxConfig(rules, headers),
      _Caddyfile: caddyConfig(rules, headers),
      '.htaccess': apacheConfig(rules, headers),
    }),
  };
  for (const name of written) rmSync(path.join(folder, name), { force: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  removeStaleCopies(folder);
  if (target === 'cloudflare') flattenPages(folder);
}
