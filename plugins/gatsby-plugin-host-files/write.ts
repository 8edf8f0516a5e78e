import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseHeaderRules } from '../../src/server/header-rules';
import type { HostFile } from '../../src/server/host-file';
import { filesIn } from '../pages/edit-pages';
import { addressRules, redirectsFile } from './addresses';
import { apacheConfig } from './apache';
import { caddyConfig } from './caddy';
import { flattenPages, removeStaleCopies } from './files';
import { nginxConfig } from './nginx';

/** Files that a build for another host may have left. */
const written = ['_redirects', '_host.json', '_nginx.conf', '_Caddyfile', '.htaccess'];

/** The host of the site: on Netlify, Gatsby's adapter writes the addresses. */
export type Target = 'netlify' | 'cloudflare' | 'any';

/** Files that the build writes only for a page or the editor that is at the address of an HTML file. */
function filesWith(file: string): string[] {
  const address = file.replace(/(?:[\\/]index)?\.html$/, '');
  return [path.join('page-data', address, 'page-data.json'), path.join(address, 'npm')];
}

/** Throws if a file of `static/` has the name of one of the build's, such as `_redirects`: nobody would notice. */
function checkStaticFiles(folder: string): void {
  if (!existsSync('static')) return;
  const replaced = filesIn('static').find((file) => {
    const name = path.relative('static', file);
    // Pages get their policy, so that they differ.
    if (name.endsWith('.html')) {
      return filesWith(name).some((each) => existsSync(path.join(folder, each)));
    }
    const built = path.join(folder, name);
    return !existsSync(built) || !readFileSync(built).equals(readFileSync(file));
  });
  const remedy =
    'Remove it: redirects and pages are in content/ (formerly, pages), the rest in plugins/';
  if (replaced) throw new Error(`${replaced}: the build writes its own. ${remedy}`);
}

/**
 * Writes the site's addresses, and the headers of `_headers`, in each host's format.
 *
 * @param folder the built site
 * @throws if a file of `static/` has the name of one that the build writes
 */
export function writeHostFiles(folder: string, site: HostFile, target: Target): void {
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
  checkStaticFiles(folder);
  removeStaleCopies(folder);
  if (target === 'cloudflare') flattenPages(folder);
}
