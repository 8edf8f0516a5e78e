import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFolder } from '../../src/content-model/source/folder';

/**
 * A digest of all style sheets, for the plugin's options: a page contains its styles, but Gatsby renders it again only if
 * its code, its data or the options of a plugin have changed.
 */
export function digestOfStyles(): string {
  const sheets = [...listFolder('src')].filter((file) => file.endsWith('.css')).sort();
  return hash('sha256', sheets.map((file) => readFileSync(path.join('src', file))).join('\n'));
}
