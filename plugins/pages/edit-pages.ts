import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Edits the HTML of all built pages, for what Gatsby adds after rendering. Pages of earlier builds are already edited.
 */
export function editPages(edit: (html: string, file: string) => string): void {
  const files = readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => !file.startsWith(path.join('public', '_gatsby')));
  for (const file of files) {
    const html = readFileSync(file, 'utf8');
    const edited = edit(html, file);
    if (edited !== html) writeFileSync(file, edited);
  }
}
