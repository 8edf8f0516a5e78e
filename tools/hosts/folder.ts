import { appendFileSync, chmodSync, cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryBackend } from '../../plugins/gatsby-plugin-content-editor/backend';
import { editorRules, writeEditor } from '../../plugins/gatsby-plugin-content-editor/page';
import { writeHostFiles, type Target } from '../../plugins/gatsby-plugin-host-files/write';
import { ruleLines } from '../../plugins/gatsby-plugin-security-headers/headers';
import { addressOfPost, slugsOfPosts } from '../site/posts';

/** Addresses that the content does not have: of a renamed post, by both names, and of a deleted one. */
export const renamed = addressOfPost(slugsOfPosts()[0]);
export const former = '/insights/blog/content/former-name';
export const gone = '/insights/blog/content/deleted';

/** Adds the editor to a built site, as a build with CMS_REPOSITORY does. */
export function addEditor(folder: string, hasAdapter: boolean): void {
  const backend = repositoryBackend({ CMS_REPOSITORY: 'https://github.com/owner/name' });
  if (!backend) throw new Error('The editor has no repository');
  writeEditor(path.join(folder, 'admin'), backend);
  appendFileSync(path.join(folder, '_headers'), ruleLines(editorRules(backend), hasAdapter));
}

/**
 * A copy of the built site as a build for a host would have made it with the editor, a renamed post and a deleted one. Netlify
 * has a build of its own (`npm run rehearse`).
 */
export function copyBuild(target: Exclude<Target, 'netlify'>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosts-'));
  // Hosts read it as users of their own.
  chmodSync(folder, 0o755);
  // Cloudflare Pages compresses by itself.
  const filter = (file: string) => target === 'any' || !/\.(br|gz)$/.test(file);
  cpSync('public', folder, { recursive: true, preserveTimestamps: true, filter });
  addEditor(folder, false);
  const file = JSON.parse(readFileSync(path.join(folder, '_host.json'), 'utf8'));
  file.redirects.push({ from: former, to: renamed });
  file.gone.push(gone);
  writeHostFiles(folder, file, target);
  return folder;
}
