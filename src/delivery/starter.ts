import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The source of the script that stands in every page (starter.inline.js), without comments and indents. */
export const starter = readFileSync(
  path.join(process.cwd(), 'src/delivery/starter.inline.js'),
  'utf8',
)
  .replace(/\/\*.*?\*\//gs, '')
  .replace(/\n\s*/g, '\n')
  .trim();

/** The source expression that lets this script, and no other inline script, run (CSP level 3, section 2.3.1). */
export const starterHash = `'sha256-${createHash('sha256').update(starter).digest('base64')}'`;
