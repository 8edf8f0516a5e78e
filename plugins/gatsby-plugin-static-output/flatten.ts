import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFolder } from '../../src/content-model/source/folder';

/** Moves about/index.html to about.html, for a host that would redirect /about to /about/. */
export function flattenPages(files: readonly string[]): void {
  for (const file of files) {
    const parent = path.dirname(file);
    if (path.basename(file) !== 'index.html' || path.basename(parent) === 'public') continue;
    // Gatsby also writes 404.html.
    if (path.basename(parent) === '404') rmSync(file);
    else renameSync(file, `${parent}.html`);
  }
}

/** Moves them back, so that Gatsby finds those of deleted pages. */
export function unflattenPages(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of listFolder(folder)) {
    const page = path.join(folder, name.replace(/\.html$/, ''));
    if (!name.endsWith('.html') || name === '404.html' || !existsSync(page)) continue;
    renameSync(path.join(folder, name), path.join(page, 'index.html'));
  }
}
