import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Edits the HTML of all built pages, for what Gatsby adds to a page after it is rendered. Pages of earlier builds come
 * edited. Each call reads every page.
 */
export function editPages(edit: (html: string, file: string) => string): void {
  const files = readdirSync('public', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !name.startsWith('_gatsby'))
    .map((name) => path.join('public', name));
  for (const file of files) {
    const html = readFileSync(file, 'utf8');
    const edited = edit(html, file);
    if (edited !== html) writeFileSync(file, edited);
  }
}
