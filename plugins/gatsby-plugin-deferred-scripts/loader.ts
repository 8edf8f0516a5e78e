import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minify_sync } from 'terser';

// Gatsby compiles plugins into another folder, so the path starts at the working directory.
const file = path.resolve('plugins/gatsby-plugin-deferred-scripts/loader.inline.js');

/** The script that stands in every page (loader.inline.js), minified. Throws where it has a syntax error. */
export const loader = minify_sync(readFileSync(file, 'utf8'), { ecma: 2020 }).code ?? '';
