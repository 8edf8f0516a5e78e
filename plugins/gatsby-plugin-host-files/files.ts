import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../pages/edit-pages';

/** Removes the compressed copies of files that this build has changed or removed: hosts serve copies of any age. */
export function removeStaleCopies(folder: string): void {
  for (const copy of filesIn(folder).filter((file) => /\.(br|gz)$/.test(file))) {
    const original = statSync(copy.replace(/\.\w+$/, ''), { throwIfNoEntry: false });
    // File systems keep fractions of a millisecond for some files only.
    if (!original || original.mtimeMs > statSync(copy).mtimeMs + 1) rmSync(copy);
  }
}

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
