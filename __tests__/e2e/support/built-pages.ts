import { readdirSync } from 'node:fs';

/** The HTML file of every page that the build has written, relative to public/. */
export const builtPages = readdirSync('public', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('index.html'),
);
