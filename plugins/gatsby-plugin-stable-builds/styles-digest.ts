import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The digest of all style sheets in `src/`.
 *
 * @param root the repository's folder
 */
export function stylesDigest(root: string): string {
  const source = path.join(root, 'src');
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .sort();
  const hash = createHash('sha256');
  for (const name of sheets) {
    hash
      .update(`${name}\0`)
      .update(readFileSync(path.join(source, name)))
      .update('\0');
  }
  return hash.digest('hex');
}
