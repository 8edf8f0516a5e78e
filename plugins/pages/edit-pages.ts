import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The paths of all files in a folder. Not of folders: Gatsby has one by the name of 404.html. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));

/**
 * Edits the HTML of all built pages, for what Gatsby adds after rendering. Pages of earlier builds are already edited.
 */
export function editPages(edit: (html: string, file: string) => string): void {
  const files = filesIn('public')
    .filter((file) => file.endsWith('.html'))
    .filter((file) => !file.startsWith(path.join('public', '_gatsby')));
  for (const file of files) {
    const html = readFileSync(file, 'utf8');
    const edited = edit(html, file);
    if (edited !== html) writeFileSync(file, edited);
  }
}
