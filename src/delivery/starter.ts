import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minify_sync } from 'terser';

const source = readFileSync(path.join(process.cwd(), 'src/delivery/starter.inline.js'), 'utf8');

/** The script that stands in every page (starter.inline.js), minified. Throws where it is not well formed. */
export const starter = minify_sync(source, { ecma: 2020 }).code ?? '';

/** The source expression that lets this script, and no other inline script, run (CSP level 3, section 2.3.1). */
export const starterHash = `'sha256-${createHash('sha256').update(starter).digest('base64')}'`;
