import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../pages/edit-pages';

const isPage = (file: string) => file.endsWith(`${path.sep}index.html`);

/** Moves /about/index.html to /about.html, for a host that would redirect /about to /about/. */
export function flattenPages(folder: string): void {
  for (const file of filesIn(folder).filter(isPage)) {
    const parent = path.dirname(file);
    if (parent === folder) continue;
    // Gatsby also writes 404.html.
    if (existsSync(`${parent}.html`) && path.basename(parent) === '404') rmSync(file);
    else renameSync(file, `${parent}.html`);
  }
}

/** Moves them back, so that Gatsby finds those of deleted pages. */
export function unflattenPages(folder: string): void {
  if (!existsSync(folder)) return;
  for (const file of filesIn(folder).filter((name) => name.endsWith('.html') && !isPage(name))) {
    const page = file.replace(/\.html$/, '');
    if (path.dirname(file) === folder && path.basename(page) === '404') continue;
    if (existsSync(page)) renameSync(file, path.join(page, 'index.html'));
  }
}
