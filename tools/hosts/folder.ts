import { appendFileSync, chmodSync, cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { editorRules, writeEditor } from '../../plugins/gatsby-plugin-content-editor/page';
import { writeHostFiles, type Target } from '../../plugins/gatsby-plugin-host-files/write';
import { ruleLines } from '../../plugins/gatsby-plugin-security-headers/headers';
import { publicFolder } from '../rehearsal/builds';

/** Additional addresses: of a renamed post, which is now a page, and of a deleted one. */
export const former = '/insights/blog/content/former-name';
export const renamed = '/contact';
export const gone = '/insights/blog/content/deleted';

/**
 * A copy of the built site (for Netlify, that of `npm run rehearse`), as built for a host with the editor, a renamed
 * post and a deleted one.
 */
export function copyBuild(target: Target): string {
  const isNetlify = target === 'netlify';
  const folder = mkdtempSync(path.join(tmpdir(), 'hosts-'));
  // Hosts read it as other users.
  chmodSync(folder, 0o755);
  // Cloudflare Pages compresses files itself.
  const filter = (file: string) => target !== 'cloudflare' || !/\.(br|gz)$/.test(file);
  const source = isNetlify ? publicFolder : 'public';
  cpSync(source, folder, { recursive: true, preserveTimestamps: true, filter });

  writeEditor(path.join(folder, 'admin'));
  appendFileSync(path.join(folder, '_headers'), ruleLines(editorRules(), isNetlify));
  if (isNetlify) {
    const rules = `${former}  ${renamed}  301!\n${gone}  /404.html  410!\n`;
    appendFileSync(path.join(folder, '_redirects'), rules);
    return folder;
  }
  const site = JSON.parse(readFileSync(path.join(folder, '_host.json'), 'utf8'));
  site.redirects.push({ from: former, to: renamed });
  site.gone.push(gone);
  writeHostFiles(folder, site, target);
  return folder;
}
