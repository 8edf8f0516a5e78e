import { readdirSync } from 'node:fs';

/** The HTML files of all built pages, relative to public/. */
export const builtPages = readdirSync('public', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('index.html'),
);
